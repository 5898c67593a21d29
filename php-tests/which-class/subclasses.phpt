--TEST--
A subclass of the native class: its unchanged copies of methods are named
--FILE--
<?php
require __DIR__ . '/which_class.inc';

preg_match('/\{(.*)\}/s', fixture('native'), $body);
[$status, $output] = which_class(...temporary([
    'all-copied.php' => "<?php class MyConsistentHash extends ConsistentHash {{$body[1]}}",
    'hash-changed.php' => '<?php class Sha extends \ConsistentHash {' . strtr($body[1], ['md5(' => 'sha1(', 'Num = 5' => 'Num = 64']) . '}',
    'counts.php' => '<?php namespace App; use ConsistentHash as Ring; class Counting extends Ring {
        public $lookups = 0;
        public function lookup($key) { $this->lookups++; return parent::lookup($key); }
        public function addServer($server) { return parent::addServer($server); }
        public function addServers(array $servers) { foreach ($servers as $server) { $this->addServer($server); } return true; }
        public function lookupMany(array $keys) { return array_map([$this, "lookup"], $keys); }
    }',
    'private.php' => '<?php class Logged extends ConsistentHash { private $log = [];
        public function removeServer($key) { $this->log[] = $key; return parent::removeServer($key); } }',
    'empty.php' => '<?php class Sub extends ConsistentHash { const X = 1; public function more() {} }',
    'refused.php' => '<?php class Old extends ConsistentHash { public function addServers($a, $b) {} }',
    'grandchild.php' => '<?php class Many extends Sub { public function cHash($str) { return sprintf("%u", crc32(md5($str))); } }',
]));
echo "exit code $status\n$output\n";

// Of a class of one's own, if that is the same as the native class.
$class = fixture('native') . ' class Sub extends ConsistentHash { function cHash($str) { return parent::cHash($str); } }';
[$status, $output] = which_class(...temporary(['own-parent.php' => $class]));
echo "exit code $status\n", titles($output);
[$status, $output] = which_class(...temporary(['own-parent.php' => strtr($class, ['<=' => '<'])]));
echo "exit code $status\n", titles($output);
?>
--EXPECT--
exit code 1
all-copied.php
  line 1, class MyConsistentHash: a subclass of the native class
    Delete cHash(), addServer(), removeServer() and lookup(): the native class does the same. As
    long as an override is there, it is what runs, at the old speed.

hash-changed.php
  line 1, class Sha: a subclass of the native class
    Delete addServer(), removeServer() and lookup(): the native class does the same. As long as an
    override is there, it is what runs, at the old speed.
    Keep cHash(): the native class does something else.

counts.php
  line 1, class App\Counting: a subclass of the native class
    Delete addServer(), addServers() and lookupMany(): the native class does the same. As long as an
    override is there, it is what runs, at the old speed.
    Keep lookup(): the native class does something else.

private.php
  line 1, class Logged: a subclass of the native class
    Keep removeServer(): the native class does something else.

empty.php
  line 1, class Sub: a subclass of the native class
    It overrides no method. Nothing to do.

refused.php
  line 1, class Old: NOT EXAMINED: PHP says: Declaration of Old::addServers($a, $b) must be compatible with ConsistentHash::addServers(array $servers) (line 1)

grandchild.php
  line 1, class Many: a subclass of the native class
    Delete cHash(): the native class does the same. As long as an override is there, it is what
    runs, at the old speed.

exit code 0
own-parent.php
  line 4, class ConsistentHash: SAME as the native class
  line 53, class Sub: a subclass of the native class
exit code 1
own-parent.php
  line 4, class ConsistentHash: ANOTHER class
  line 53, class Sub: ANOTHER class

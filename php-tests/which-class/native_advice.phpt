--TEST--
What is said of the class that the extension replaces
--FILE--
<?php
require __DIR__ . '/which_class.inc';

$class = substr(fixture('native'), strlen('<?php'));
[$status, $output] = which_class(...temporary([
    'a.php' => "<?php $class",
    'b.php' => "<?php if (!class_exists('ConsistentHash')) { $class }",
    'd.php' => '<?php namespace Some; interface Thing {}',
    'f.php' => '<?php ' . strtr($class, ['public function cHash' => 'public function __construct($servers = []) {} public function cHash']),
]));
echo "exit code $status\n$output";
[$status, $output] = which_class(...temporary([
    'c.php' => "<?php namespace App; use Some\{Thing as Lookup}; use Countable; " . strtr($class, [
        'class ConsistentHash' => 'class Ring implements Lookup, Countable, \ConsistentHash', 'lookup($key)' => 'lookup($str)',
        'cHash($str)' => 'cHash($key)', 'md5($str)' => 'md5($key)', '$point = $this->cHash($key)' => '$point = $this->cHash($str)',
        '    public $virtualPosNum' => "    public \$name = 'x';\n    public function count(): int { return 0; }\n    public \$virtualPosNum",
    ]),
    'd.php' => '<?php namespace Some; interface Thing {}',
    'e.php' => '<?php interface ConsistentHash {}',
]));
echo "exit code $status\n$output";
?>
--EXPECT--
exit code 1
a.php
  line 4, class ConsistentHash: SAME as the native class
    Enable the extension and delete this class: docs/drop-in.md, “Three ways to adopt it”.

b.php
  line 4, class ConsistentHash: SAME as the native class
    It is guarded: PHP does not declare it where the extension is loaded. Nothing to do.

d.php
  nothing to do with rings, and no conflict: interface Some\Thing

f.php
  line 4, class ConsistentHash: SAME as the native class, with more members
    The extension does not have __construct(). Give your class another name, let it extend
    ConsistentHash, and keep in it only what the extension does not have. Or leave it as it is, with
    consistent_hash.class=Off in php.ini.
exit code 1
c.php
  line 4, class App\Ring: SAME as the native class, behind an interface ConsistentHash
    Delete the interface ConsistentHash, and write in place of this class, as docs/drop-in.md shows:
        class Ring extends \ConsistentHash implements \Some\Thing, \Countable { /* count(), $name, and what that uses */ }
    Or leave both as they are, with consistent_hash.class=Off in php.ini.
    Parameters of cHash() and lookup() have other names here than in the extension. This matters to
    calls with named arguments only.

d.php
  nothing to do with rings, and no conflict: interface Some\Thing

e.php
  line 1, interface ConsistentHash: the interface of App\Ring
    PHP cannot declare it beside the native class. See App\Ring for what to do.

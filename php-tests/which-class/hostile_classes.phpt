--TEST--
Classes that cannot be made, or that need others
--FILE--
<?php
require __DIR__ . '/which_class.inc';

$class = fn(string $name, string $more = '') => fixture('native', [
    'class ConsistentHash' => "class $name", 'public $serverList' => "$more public \$serverList",
]);
[$status, $output] = which_class(...temporary([
    'constructor-throws.php' => $class('A', 'function __construct() { throw new Exception("no servers"); }'),
    'constructor-wants.php' => $class('B', 'function __construct(array $servers) {}'),
    'constructor-private.php' => $class('C', 'private function __construct() {}'),
    'parent-missing.php' => $class('D extends Missing'),
    'interface-missing.php' => $class('E implements App\Missing'),
    'trait-missing.php' => $class('F', 'use Missing;'),
    'abstract.php' => strtr($class('G'), ['class G' => 'abstract class G']),
    'cycle.php' => '<?php class H extends I { function addServer($s) {} function lookup($k) {} } class I extends H {}',
    'static.php' => strtr($class('J'), ['public function' => 'public static function']),
    'cache.php' => '<?php class Cache { private $values = [];
        function add($key) { $this->values[md5($key)] = $key; }
        function get($key) { return $this->values[md5($key)] ?? null; } }',
    'foreign-method.php' => $class('K', 'private $memcached; function connect() { $this->memcached = new Memcached; }'),
    'foreign-hash.php' => fixture('native', ['class ConsistentHash' => 'class L', 'return sprintf' => 'new Memcached; return sprintf']),
]));
echo "exit code $status\n$output\n";

$class = fixture('native', ['Num = 5' => 'Num = NODES']);
[, $output] = which_class(...temporary(['constant-missing.php' => $class]));
echo $output;
[, $output] = which_class(...temporary(['constant-there.php' => strtr($class, ['<?php' => "<?php define('NODES', 5);"])]));
echo $output;
?>
--EXPECT--
exit code 1
constructor-throws.php
  line 4, class A: NOT EXAMINED: it throws Exception: no servers (line 6)

constructor-wants.php
  line 4, class B: SAME as the native class, under another name
    It does not conflict with the extension. To make it native, write in place of it:
        class B extends ConsistentHash { /* __construct(), and what that uses */ }

constructor-private.php
  line 4, class C: SAME as the native class, under another name
    It does not conflict with the extension. To make it native, write in place of it:
        class C extends ConsistentHash {}

parent-missing.php
  line 4, class D: NOT EXAMINED: it needs Missing, which is in none of the files; if it is yours, name its file, too

interface-missing.php
  line 4, class E: NOT EXAMINED: it needs App\Missing, which is in none of the files; if it is yours, name its file, too

trait-missing.php
  line 4, class F: NOT EXAMINED: it needs Missing, which is in none of the files; if it is yours, name its file, too

abstract.php
  line 4, class G: SAME as the native class, under another name
    It does not conflict with the extension. To make it native, write in place of it:
        abstract class G extends ConsistentHash {}

cycle.php
  line 1, class H: NOT EXAMINED: it throws Error: Class "H" not found (line 1)
  line 1, class I: NOT EXAMINED: it throws Error: Class "I" not found (line 1)

static.php
  line 4, class J: ANOTHER class
    addServer('192.168.1.1') with 10 servers throws Error; in the native class it returns true.
    It does not conflict with the extension, and can stay.

cache.php
  nothing to do with rings, and no conflict: class Cache

foreign-method.php
  line 4, class K: SAME as the native class, under another name
    It does not conflict with the extension. To make it native, write in place of it:
        class K extends ConsistentHash { /* connect(), and what that uses */ }

foreign-hash.php
  line 4, class L: NOT EXAMINED: it needs Memcached, which is in none of the files; if it is yours, name its file, too

constant-missing.php
  line 4, class ConsistentHash: NOT EXAMINED: it throws Error: Undefined constant "NODES"
    The extension has a class of this name. Before you enable it, write consistent_hash.class=Off
    into php.ini, or give your class another name or a namespace.
constant-there.php
  line 4, class ConsistentHash: SAME as the native class
    Enable the extension and delete this class: docs/drop-in.md, “Three ways to adopt it”.

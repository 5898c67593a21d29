--TEST--
A subclass with a hash of its own does not compile: the ring would not ask it
--EXTENSIONS--
consistent_hash
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') die('skip only its own allocator frees what PHP loses in a fatal error');
?>
--FILE--
<?php
$classes = ['Consistent' => '_hash', 'ConsistentHashing' => 'time33', 'DescendingConsistentHash' => '_hash'];
foreach ($classes as $class => $method) {
    $code = 'require __DIR__ . "/autoload.inc"; class Own extends ' . $class . ' { public function ' . $method . '($str) {} }';
    file_put_contents(__DIR__ . '/hash_overrides_are_refused.inc', "<?php\n$code\n");
    $lines = shell_exec(getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS')
        . ' -d display_errors=1 ' . __DIR__ . '/hash_overrides_are_refused.inc');
    preg_match('/Cannot override final method \S+\(\)/', $lines, $message);
    echo $message[0] ?? $lines, "\n";
}
?>
--CLEAN--
<?php
unlink(__DIR__ . '/hash_overrides_are_refused.inc');
?>
--EXPECT--
Cannot override final method Consistent::_hash()
Cannot override final method ConsistentHashing::time33()
Cannot override final method DescendingConsistentHash::_hash()

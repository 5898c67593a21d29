--TEST--
php --re prints the class
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
exec(getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS') . ' --re consistent_hash', $lines, $status);
var_dump($status, count(preg_grep('/Class \[ <internal:consistent_hash> class ConsistentHash \]/', $lines)));
?>
--EXPECT--
int(0)
int(1)

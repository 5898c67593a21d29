--TEST--
php --ri prints the section of the extension
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
passthru(getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS') . ' --ri consistent_hash', $status);
var_dump($status);
?>
--EXPECTF--
consistent_hash
%A%d.%d.%d%A
int(0)

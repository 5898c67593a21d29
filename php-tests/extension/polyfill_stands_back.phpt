--TEST--
The polyfill declares nothing when the extension is there
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
require __DIR__ . '/../../php/polyfill/ConsistentHash.php';
var_dump((new ReflectionClass('ConsistentHash'))->isInternal());
?>
--EXPECT--
bool(true)

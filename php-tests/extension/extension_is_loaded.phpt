--TEST--
The extension is loaded under its name and has a version
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
var_dump(extension_loaded('consistent_hash'), preg_match('/^\d+\.\d+\.\d+/', phpversion('consistent_hash')), in_array('ConsistentHash', get_declared_classes(), true));
?>
--EXPECT--
bool(true)
int(1)
bool(true)

--TEST--
Userland code that declares the class again gets PHP's error
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
eval('class ConsistentHash {}');
?>
--EXPECTF--
Fatal error: Cannot declare class ConsistentHash, because the name is already in use in %s on line %d%A

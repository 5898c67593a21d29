--TEST--
Userland code that declares the class again gets PHP's error
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
eval('class ConsistentHash {}');
?>
--EXPECTF--
Fatal error: Cannot %Sdeclare class ConsistentHash%S in %s on line %d%A

--TEST--
Userland code that declares the class again gets PHP's error
--SKIPIF--
<?php
if (!extension_loaded('consistent_hash')) die('skip needs the extension');
if (getenv('USE_ZEND_ALLOC') === '0') die('skip only its own allocator frees what PHP loses in a fatal error');
?>
--FILE--
<?php
eval('class ConsistentHash {}');
?>
--EXPECTF--
Fatal error: Cannot %Sdeclare class ConsistentHash%S in %s on line %d%A

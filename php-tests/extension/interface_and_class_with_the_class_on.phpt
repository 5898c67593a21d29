--TEST--
With the class on, a file that declares an interface ConsistentHash gets PHP's error
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=On
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') die('skip only its own allocator frees what PHP loses in a fatal error');
?>
--FILE--
<?php
require __DIR__ . '/interface_and_class.inc';
?>
--EXPECTF--
Fatal error: Cannot %Sdeclare %s ConsistentHash%S in %s on line %d%A

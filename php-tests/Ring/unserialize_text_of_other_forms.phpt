--TEST--
Texts that are no serialized ring
--SKIPIF--
<?php
if (PHP_VERSION_ID >= 80600) die('skip PHP 8.6 refuses the form C: by itself');
?>
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

attempt(fn() => unserialize('O:19:"ConsistentHash\Ring":0:{}'));
attempt(fn() => unserialize('O:21:"ConsistentHash\Scheme":0:{}'));
attempt(fn() => unserialize('O:19:"ConsistentHash\Ring":1:{s:7:"servers";a:0:{}}'));
attempt(fn() => unserialize('O:19:"ConsistentHash\Ring":2:{s:6:"scheme";N;s:7:"servers";a:0:{}}'));
// PHP itself makes these two, without a call of the class.
attempt(fn() => unserialize('C:19:"ConsistentHash\Ring":0:{}')->lookup('x'));
attempt(fn() => (string) unserialize('C:21:"ConsistentHash\Scheme":0:{}'));
var_dump(is_string(print_r(unserialize('C:21:"ConsistentHash\Scheme":0:{}'), true)));
?>
--EXPECT--
UnexpectedValueException: Invalid serialization data for ConsistentHash\Ring object
UnexpectedValueException: Invalid serialization data for ConsistentHash\Scheme object
UnexpectedValueException: Invalid serialization data for ConsistentHash\Ring object
UnexpectedValueException: Invalid serialization data for ConsistentHash\Ring object
Warning: Class ConsistentHash\Ring has no unserializer
UnderflowException: The ring has no servers
Warning: Class ConsistentHash\Scheme has no unserializer
Error: The ConsistentHash\Scheme object has not been initialized
Warning: Class ConsistentHash\Scheme has no unserializer
bool(true)

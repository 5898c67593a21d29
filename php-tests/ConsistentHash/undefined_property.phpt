--TEST--
An unknown property warns as on any object
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
attempt(fn() => $h->VirtualPos);
attempt(fn() => $h->servers);
var_dump(isset($h->servers));
unset($h->servers);
attempt(fn() => ConsistentHash::$virtualPos);
attempt(fn() => ConsistentHash::NODES);
attempt(fn() => $h->undefined());
attempt(fn() => $h['a']);
attempt(fn() => count($h));
attempt(fn() => (string) $h);
attempt(fn() => $h());
?>
--EXPECT--
Warning: Undefined property: ConsistentHash::$VirtualPos
NULL
Warning: Undefined property: ConsistentHash::$servers
NULL
bool(false)
Error: Access to undeclared static property ConsistentHash::$virtualPos
Error: Undefined constant ConsistentHash::NODES
Error: Call to undefined method ConsistentHash::undefined()
Error: Cannot use object of type ConsistentHash as array
TypeError: count(): Argument #1 ($value) must be of type Countable|array, ConsistentHash given
Error: Object of class ConsistentHash could not be converted to string
Error: Object of type ConsistentHash is not callable

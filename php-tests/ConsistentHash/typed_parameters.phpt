--TEST--
array $keys, array $servers and int $count coerce and reject as in a userland method
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
foreach ([null, 'x', 1, 1.5, true, new ArrayObject(['x']), new stdClass, fn() => []] as $value) {
    attempt(fn() => $h->addServers($value));
    attempt(fn() => $h->lookupMany($value));
}
foreach ([null, '2', '2.0', '2.5', '2x', 'x', '', 2.0, 2.5, 1e30, true, false, [], new stdClass] as $value) {
    echo is_object($value) ? 'object' : json_encode($value), ' ';
    attempt(fn() => count($h->lookupList('x', $value)));
}
?>
--EXPECT--
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, null given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, null given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, string given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, string given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, int given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, int given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, float given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, float given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, bool given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, bool given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, ArrayObject given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, ArrayObject given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, stdClass given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, stdClass given
TypeError: ConsistentHash::addServers(): Argument #1 ($servers) must be of type array, Closure given
TypeError: ConsistentHash::lookupMany(): Argument #1 ($keys) must be of type array, Closure given
null TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, null given
"2" int(2)
"2.0" int(2)
"2.5" Deprecated: Implicit conversion from float-string "2.5" to int loses precision
int(2)
"2x" TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, string given
"x" TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, string given
"" TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, string given
2 int(2)
2.5 Deprecated: Implicit conversion from float 2.5 to int loses precision
int(2)
1.0e+30 TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, float given
true int(1)
false ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
[] TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, array given
object TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, stdClass given

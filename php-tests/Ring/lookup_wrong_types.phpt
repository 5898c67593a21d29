--TEST--
A key that is no string and cannot become one is a TypeError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

$ring = new Ring(['a', 'b']);
foreach ([[], new stdClass, fopen('php://memory', 'r'), fn() => 1] as $key) {
    attempt(fn() => $ring->lookup($key));
    attempt(fn() => $ring->lookupList($key, 1));
    attempt(fn() => $ring->lookupMany(['x', $key, 'y']));
    attempt(fn() => $ring->group(['x', $key, 'y']));
}
attempt(fn() => $ring->lookup());
attempt(fn() => $ring->lookup('x', 'y'));
attempt(fn() => $ring->lookupMany('x'));
attempt(fn() => $ring->lookupMany(new ArrayIterator(['x'])));
attempt(fn() => $ring->lookupList('x'));
attempt(fn() => $ring->lookupList('x', 'y'));
var_dump($ring->lookup(key: 'x') === $ring->lookup('x'), $ring->lookupList(count: 2, key: 'x') === $ring->lookupList('x', 2));
?>
--EXPECT--
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, array given
TypeError: ConsistentHash\Ring::lookupList(): Argument #1 ($key) must be of type string, array given
TypeError: ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must have only keys of type string, array given
TypeError: ConsistentHash\Ring::group(): Argument #1 ($keys) must have only keys of type string, array given
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, stdClass given
TypeError: ConsistentHash\Ring::lookupList(): Argument #1 ($key) must be of type string, stdClass given
TypeError: ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must have only keys of type string, stdClass given
TypeError: ConsistentHash\Ring::group(): Argument #1 ($keys) must have only keys of type string, stdClass given
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, resource given
TypeError: ConsistentHash\Ring::lookupList(): Argument #1 ($key) must be of type string, resource given
TypeError: ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must have only keys of type string, resource given
TypeError: ConsistentHash\Ring::group(): Argument #1 ($keys) must have only keys of type string, resource given
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, Closure given
TypeError: ConsistentHash\Ring::lookupList(): Argument #1 ($key) must be of type string, Closure given
TypeError: ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must have only keys of type string, Closure given
TypeError: ConsistentHash\Ring::group(): Argument #1 ($keys) must have only keys of type string, Closure given
ArgumentCountError: ConsistentHash\Ring::lookup() expects exactly 1 argument, 0 given
ArgumentCountError: ConsistentHash\Ring::lookup() expects exactly 1 argument, 2 given
TypeError: ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must be of type array, string given
TypeError: ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must be of type array, ArrayIterator given
ArgumentCountError: ConsistentHash\Ring::lookupList() expects exactly 2 arguments, 1 given
TypeError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be of type int, string given
bool(true)
bool(true)

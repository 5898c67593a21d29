--TEST--
A name that is no string or a weight that is no int is a TypeError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

foreach ([
    [1], ['a', 1.5], [null], [true], [[]], [new stdClass], [3 => 7],
    ['a' => '2'], ['a' => 1.0], ['a' => null], ['a' => true], ['a' => []], ['a' => 'b'], ['123' => 2],
] as $servers) {
    attempt(fn() => new Ring($servers));
}
attempt(fn() => new Ring('a'));
attempt(fn() => new Ring(null));
attempt(fn() => new Ring([], 'crc32'));
attempt(fn() => new Ring([], new stdClass));
attempt(fn() => new Ring([], null, 1));
?>
--EXPECT--
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, int given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, float given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, null given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, bool given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, array given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, stdClass given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, int given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have weights of type int under its string keys, string given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have weights of type int under its string keys, float given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have weights of type int under its string keys, null given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have weights of type int under its string keys, bool given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have weights of type int under its string keys, array given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have weights of type int under its string keys, string given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, int given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must be of type array, string given
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must be of type array, null given
TypeError: ConsistentHash\Ring::__construct(): Argument #2 ($scheme) must be of type ?ConsistentHash\Scheme, string given
TypeError: ConsistentHash\Ring::__construct(): Argument #2 ($scheme) must be of type ?ConsistentHash\Scheme, stdClass given
ArgumentCountError: ConsistentHash\Ring::__construct() expects at most 2 arguments, 3 given

--TEST--
A weight below 1 or beyond 32 bits is a ValueError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

foreach ([0, -1, PHP_INT_MIN, 4294967296, PHP_INT_MAX] as $weight) {
    attempt(fn() => new Ring(['a' => 1, 'b' => $weight]));
}
?>
--EXPECT--
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "b" must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "b" must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "b" must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "b" must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "b" must be between 1 and 4294967295

--TEST--
movement() to a ring that hashes keys in another way is a ValueError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a'], Scheme::md5Crc32());
attempt(fn() => $ring->movement(new Ring(['a'], Scheme::crc32())));
attempt(fn() => $ring->movement(new Ring(['a'], Scheme::modulo())));
attempt(fn() => $ring->movement(new Ring(['a:1'], Scheme::redisArray())));
attempt(fn() => $ring->movement(new Ring(['a'], new Scheme('xxh32'))));
attempt(fn() => $ring->movement(null));
attempt(fn() => $ring->movement());
attempt(fn() => $ring->movement(new stdClass));
?>
--EXPECT--
ValueError: ConsistentHash\Ring::movement(): Argument #1 ($after) must hash keys as this ring does
ValueError: ConsistentHash\Ring::movement(): Argument #1 ($after) must hash keys as this ring does
ValueError: ConsistentHash\Ring::movement(): Argument #1 ($after) must hash keys as this ring does
ValueError: ConsistentHash\Ring::movement(): Argument #1 ($after) must hash keys as this ring does
TypeError: ConsistentHash\Ring::movement(): Argument #1 ($after) must be of type ConsistentHash\Ring, null given
ArgumentCountError: ConsistentHash\Ring::movement() expects exactly 1 argument, 0 given
TypeError: ConsistentHash\Ring::movement(): Argument #1 ($after) must be of type ConsistentHash\Ring, stdClass given

--TEST--
Scheme::redisArray() refuses servers of more than 60 bytes, and leaves the ring alone
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a:6379'], Scheme::redisArray());
attempt(fn() => $ring->add(str_repeat('a', 61)));
attempt(fn() => new Ring([str_repeat('a', 61)], Scheme::redisArray()));
var_dump($ring == new Ring(['a:6379'], Scheme::redisArray()), count($ring->add(str_repeat('a', 60))));
?>
--EXPECTF--
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be at most 60 bytes long for Scheme::redisArray()
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: "a%s" must be at most 60 bytes long for Scheme::redisArray()
bool(true)
int(2)

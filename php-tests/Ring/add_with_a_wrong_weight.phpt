--TEST--
add() with a weight below 1 or beyond 32 bits is a ValueError and leaves the ring alone
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

$ring = new Ring(['a' => 2, 'b']);
$points = $ring->points();
foreach ([0, -1, PHP_INT_MIN, 4294967296, PHP_INT_MAX] as $weight) {
    attempt(fn() => $ring->add('a', $weight));
    attempt(fn() => $ring->add('c', $weight));
}
var_dump($ring == new Ring(['a' => 2, 'b']), $ring->points() === $points);
?>
--EXPECT--
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 4294967295
bool(true)
bool(true)

--TEST--
A second call of the constructor makes a new ring, or leaves the old one alone if it fails
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', 'b'], Scheme::crc32());
$points = $ring->points();
attempt(fn() => $ring->__construct(['c' => 0]));
attempt(fn() => $ring->__construct(['c', 1]));
attempt(fn() => $ring->__construct(['c'], 1));
var_dump($ring == new Ring(['a', 'b'], Scheme::crc32()), $ring->points() === $points);
$ring->__construct(['c']);
var_dump($ring == new Ring(['c']), $ring->lookup('x'));
?>
--EXPECTF--
ValueError: %s the weight of "c" must be between 1 and 4294967295
TypeError: %s must have names of type string under its int keys, int given
TypeError: %s must be of type ?ConsistentHash\Scheme, int given
bool(true)
bool(true)
bool(true)
string(1) "c"

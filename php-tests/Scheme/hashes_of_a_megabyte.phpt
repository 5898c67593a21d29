--TEST--
Each hash of a megabyte is what PHP computes
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$long = str_repeat('0123456789abcde', 70000);
foreach (Scheme::hashes() as $hash) {
    $ring = new Ring([$long, 'a', 'b'], new Scheme($hash, '{server}', 0, 1));
    $position = NaiveRing::hash($hash, $long);
    echo var_export(($ring->points()[$position] ?? null) === $long && $ring->lookup($long) === $long, true), "\n";
}
?>
--EXPECT--
true
true
true
true
true
true
true
true
true
true

--TEST--
The points of n equal servers of the Predis schemes, where double precision rounds them down
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$points = fn(Scheme $scheme, int $n) => array_count_values((new Ring(array_map(fn($i) => "cache$i:6379", range(1, $n)), $scheme))->points());
foreach ([48, 49, 50, 98, 103] as $n) {
    // Two points may lie at one position: so the most that a server has.
    echo "$n: ", max($points(Scheme::predisKetama(), $n)), ' ', max($points(Scheme::predis(), $n)), "\n";
}
?>
--EXPECT--
48: 160 128
49: 156 128
50: 160 128
98: 156 128
103: 156 128

--TEST--
The points of n equal servers of the Predis schemes, where double precision rounds them down
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([48, 49, 50, 98, 103] as $n) {
    $servers = array_map(fn($i) => "cache$i:6379", range(1, $n));
    // Two points may lie at one position: so the most that a server has.
    $points = fn(Scheme $scheme) => max(array_count_values((new Ring($servers, $scheme))->points()));
    echo "$n: ", $points(Scheme::predisKetama()), ' ', $points(Scheme::predis()), "\n";
}
?>
--EXPECT--
48: 160 128
49: 156 128
50: 160 128
98: 156 128
103: 156 128

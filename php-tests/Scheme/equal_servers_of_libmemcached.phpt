--TEST--
The points of n equal servers of libmemcached, where single precision rounds them down
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

for ($n = 1; $n <= 101; $n++) {
    $ring = new Ring(array_map(fn($i) => "cache$i:11211", range(1, $n)), Scheme::libmemcached());
    // Two points may lie at one position: so the most that a server has.
    $most[max(array_count_values($ring->points()))][] = $n;
}
echo implode(', ', array_keys($most)), "\n", implode(' ', $most[156]), "\n";
?>
--EXPECT--
160, 156
25 47 50 55 61 71 94 100

--TEST--
The smallest and the greatest CRC-32 are on the first and on the last server of Scheme::redisArrayRanges()
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

// With n servers, RedisArray reads the entry n of its array for the greatest.
var_dump(crc32('') === 0, crc32("\xff\xff\xff\xff") === 0xffffffff);
foreach ([1, 2, 3, 7, 1000] as $count) {
    $ring = new Ring(array_map(fn($i) => "redis$i", range(1, $count)), Scheme::redisArrayRanges());
    echo $ring->lookup(''), ' ', $ring->lookup("\xff\xff\xff\xff"), ' ', implode(' ', $ring->lookupList('', 3)), "\n";
}
// With an algorithm, it is the remainder 0.
echo (new Ring(['a', 'b', 'c'], Scheme::redisArrayRanges('crc32b')))->lookup(''), "\n";
?>
--EXPECT--
bool(true)
bool(true)
redis1 redis1 redis1
redis1 redis2 redis1 redis2
redis1 redis3 redis1 redis3 redis2
redis1 redis7 redis1 redis7 redis6
redis1 redis1000 redis1 redis1000 redis999
c

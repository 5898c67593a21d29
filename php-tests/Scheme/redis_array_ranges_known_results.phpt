--TEST--
Scheme::redisArrayRanges() has the known results of RedisArray as it comes, and with an algorithm
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach ([null, 'md5', 'crc32b'] as $algorithm) {
    results_of_k(Scheme::redisArrayRanges($algorithm), addresses([1, 1, 1], 6379));
    results_of_k(Scheme::redisArrayRanges($algorithm), addresses([1, 1, 1, 1, 1], 6379));
}
?>
--EXPECT--
3 2 1 2 3 2 1 2 3 2
5 3 1 3 5 3 1 3 5 3
3 3 1 3 2 1 1 2 2 2
5 4 1 5 3 1 1 3 4 3
3 2 3 2 3 1 3 2 3 2
4 2 5 3 5 2 5 2 5 2

--TEST--
Scheme::redisArray() has the known results of RedisArray with an algorithm
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach (['md5', 'crc32b'] as $algorithm) {
    results_of_k(Scheme::redisArray($algorithm), addresses([1, 1, 1], 6379));
    results_of_k(Scheme::redisArray($algorithm), addresses([1, 1, 1, 1, 1], 6379));
}
?>
--EXPECT--
1 1 1 1 2 2 3 2 2 1
5 4 4 1 2 2 5 5 2 1
2 3 2 2 2 2 1 3 2 3
5 4 2 5 2 4 1 3 2 3

--TEST--
Scheme::memcacheStandard() places keys as PECL memcache does by its strategy of that name
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach (['crc32', 'fnv'] as $hash) {
    $scheme = Scheme::memcacheStandard($hash);
    results_of_k($scheme, addresses([1, 1, 1, 1, 1]));
    results_of_k($scheme, addresses([1, 2, 5]));
    results_of_k($scheme, ['10.0.0.1:11211', '10.0.0.1:11212', '10.0.0.2:11311' => 3]);
    results_of_k($scheme, addresses([1, 1]));
}
?>
--EXPECT--
2 2 3 1 3 2 5 2 2 3
2 3 3 1 3 3 2 3 2 3
1:11212 1:11212 2:11311 1 2:11311 1:11212 2:11311 1:11212 1:11212 2:11311
2 1 2 1 1 2 1 2 1 2
5 1 3 4 4 5 2 3 2 3
3 3 3 3 3 3 3 3 3 3
2:11311 1 2:11311 2:11311 2:11311 2:11311 1:11212 2:11311 1:11212 2:11311
2 2 2 2 2 2 2 2 2 2

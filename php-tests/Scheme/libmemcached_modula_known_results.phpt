--TEST--
Scheme::libmemcachedModula() places keys as php-memcached does, by each of its hashes
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach (['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'murmur', 'jenkins', 'murmur3'] as $hash) {
    echo "$hash: ";
    results_of_k(Scheme::libmemcachedModula($hash), addresses([1, 1, 1, 1, 1]));
}
foreach (['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64'] as $hash) {
    echo "$hash: ";
    results_of_k(Scheme::libmemcachedModula($hash), ['10.0.0.1:11211', '10.0.0.1:11212', '10.0.0.2:11311']);
}
// Weights are ignored.
results_of_k(Scheme::libmemcachedModula(), addresses([1, 7, 1, 2, 3]));
?>
--EXPECT--
default: 5 1 4 2 3 1 4 5 3 2
md5: 4 2 2 1 5 3 5 1 2 3
crc: 2 2 3 1 3 2 5 2 2 3
fnv1_64: 5 1 2 3 1 2 3 4 2 3
fnv1a_64: 4 4 4 4 4 4 4 4 4 4
fnv1_32: 3 4 5 1 4 5 1 2 5 1
fnv1a_32: 1 5 3 2 2 1 4 3 4 3
murmur: 3 2 4 1 5 5 3 3 3 3
jenkins: 5 5 3 1 2 3 1 4 1 1
murmur3: 4 2 3 2 3 1 1 5 2 4
default: 2:11311 1:11212 2:11311 2:11311 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212
md5: 1 2:11311 1 1 1 1 2:11311 2:11311 1:11212 2:11311
crc: 1:11212 1 1:11212 1 1:11212 2:11311 1 2:11311 1 1
fnv1_64: 2:11311 1 1:11212 2:11311 1:11212 2:11311 1 1:11212 1 1:11212
fnv1a_64: 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212 1:11212
5 1 4 2 3 1 4 5 3 2

--TEST--
Scheme::libmemcachedConsistent() places keys as php-memcached does, with weights and without
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach (['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'murmur', 'jenkins', 'murmur3'] as $hash) {
    echo "$hash:\n";
    results_of_k(Scheme::libmemcachedConsistent($hash), addresses([1, 1, 1, 1, 1]));
    results_of_k(Scheme::libmemcachedConsistent($hash), addresses([1, 2, 5]));
}
?>
--EXPECT--
default:
5 3 2 2 3 2 5 4 1 3
2 3 1 3 3 3 3 2 3 1
md5:
5 1 1 5 2 3 2 2 3 5
1 1 3 2 1 3 2 2 3 2
crc:
5 5 2 5 5 5 5 5 5 1
3 3 3 3 3 3 3 3 3 3
fnv1_64:
1 1 1 1 1 1 1 1 1 1
2 2 2 2 2 2 2 2 2 2
fnv1a_64:
1 1 1 1 1 1 1 1 1 1
3 3 3 3 3 3 3 3 3 3
fnv1_32:
5 5 5 5 5 5 5 5 5 5
2 2 2 2 2 2 2 2 2 2
fnv1a_32:
4 4 4 4 4 1 4 4 4 4
1 2 3 1 3 1 3 3 2 2
murmur:
3 4 3 2 1 5 1 3 1 5
2 1 3 1 2 3 2 2 1 2
jenkins:
5 4 1 3 2 5 4 3 3 4
2 3 3 3 3 2 3 3 3 2
murmur3:
1 4 5 4 4 1 4 5 3 2
3 2 2 2 1 3 2 1 2 3

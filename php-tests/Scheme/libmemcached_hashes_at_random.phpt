--TEST--
Random rings of Scheme::libmemcached() with any hash are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'libmemcached',
    fn() => [one_of(['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins', 'murmur3'])],
    name: fn() => random_address(11211),
    weight: random_weight(...),
);
?>
--EXPECT--
OK

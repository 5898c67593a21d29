--TEST--
Random rings of Scheme::libmemcachedConsistent() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


foreach ([fn() => 1, random_large_weight(...)] as $weight) {
    random_rings(
        'libmemcachedConsistent',
        fn() => [one_of(['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins', 'murmur3'])],
        name: fn() => mt_rand(0, 5) ? random_address(11211) : '/run/' . mt_rand(0, 99) . '.sock',
        weight: $weight,
    );
}
?>
--EXPECT--
OK
OK

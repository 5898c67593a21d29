--TEST--
Random rings of Scheme::memcache() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'memcache',
    fn() => [one_of(['crc32', 'fnv'])],
    name: fn() => mt_rand(0, 5) ? random_address(11211) : 'unix:///run/' . mt_rand(0, 99) . '.sock',
    weight: random_weight(...),
);
?>
--EXPECT--
OK

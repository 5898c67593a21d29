--TEST--
Random rings of Scheme::memcacheStandard() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'memcacheStandard',
    fn() => [one_of(['crc32', 'fnv'])],
    name: fn() => mt_rand(0, 5) ? random_address(11211) : 'unix:///run/' . mt_rand(0, 99) . '.sock',
    // With the heavy ones, the retries end before all servers are found.
    weight: fn() => one_of([1, 2, 50]),
);
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::libmemcached() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings(
    'libmemcached',
    name: fn() => mt_rand(0, 5) ? random_address(11211) : '/run/' . mt_rand(0, 99) . '.sock',
    weight: random_large_weight(...),
);
?>
--EXPECT--
OK

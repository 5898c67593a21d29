--TEST--
Random rings of Scheme::nginx() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings(
    'nginx',
    name: fn() => [random_address(80), 'unix:/run/' . mt_rand(0, 99), 'web' . mt_rand(0, 99)][mt_rand(0, 2)],
    weight: random_weight(...),
);
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::nginx() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings(
    'nginx',
    fn() => [],
    fn() => [random_address(80), 'unix:/run/' . mt_rand(0, 99), 'web' . mt_rand(0, 99)][mt_rand(0, 2)],
    fn() => mt_rand(1, 3),
);
?>
--EXPECT--
OK

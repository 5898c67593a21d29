--TEST--
Random rings of Scheme::nginxModulo() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'nginxModulo',
    name: fn() => [random_address(80), 'unix:/run/' . mt_rand(0, 99), 'web' . mt_rand(0, 99)][mt_rand(0, 2)],
    // With the heavy ones, the retries end before all servers are found.
    weight: fn() => one_of([1, 2, 50]),
);
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::flexihash() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('flexihash', fn() => [mt_rand(1, 70)], fn() => 'node' . mt_rand(1, 120), random_weight(...));
?>
--EXPECT--
OK

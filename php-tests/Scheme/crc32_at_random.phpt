--TEST--
Random rings of Scheme::crc32() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('crc32', fn() => [mt_rand(1, 40)], weight: random_weight(...));
?>
--EXPECT--
OK

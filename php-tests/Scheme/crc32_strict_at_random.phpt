--TEST--
Random rings of Scheme::crc32Strict() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('crc32Strict', fn() => [[null, 1, mt_rand(2, 40)][mt_rand(0, 2)]]);
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::md5Crc32() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('md5Crc32', fn() => [mt_rand(1, 40)], weight: random_weight(...));
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::credis() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('credis', fn() => [mt_rand(1, 40)]);
?>
--EXPECT--
OK

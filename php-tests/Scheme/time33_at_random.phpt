--TEST--
Random rings of Scheme::time33() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('time33', fn() => [mt_rand(1, 70)], weight: random_weight(...));
?>
--EXPECT--
OK

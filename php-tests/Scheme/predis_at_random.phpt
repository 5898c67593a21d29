--TEST--
Random rings of Scheme::predis() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('predis', weight: random_large_weight(...));
?>
--EXPECT--
OK

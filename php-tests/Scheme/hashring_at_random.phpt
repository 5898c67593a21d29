--TEST--
Random rings of Scheme::hashring() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('hashring', weight: random_large_weight(...));
?>
--EXPECT--
OK

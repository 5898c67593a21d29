--TEST--
Random rings of Scheme::predisKetama() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('predisKetama', weight: random_large_weight(...));
?>
--EXPECT--
OK

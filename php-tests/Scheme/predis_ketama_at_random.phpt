--TEST--
Random rings of Scheme::predisKetama() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('predisKetama', fn() => [], random_string(...), fn() => mt_rand(1, 3) ** mt_rand(0, 12));
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::md5Times31() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings('md5Times31', fn() => [false], rounds: 4);
random_rings('md5Times31', fn() => [true]);
?>
--EXPECT--
OK
OK

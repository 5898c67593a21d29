--TEST--
Random rings of Scheme::crc32Descending() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('crc32Descending');
?>
--EXPECT--
OK

--TEST--
A server named like a part of a label is not taken for one
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

[$ring, $naive] = both(['{index}', '{server}', '{server}-{index}', '{', 'a'], 'new', 'crc32', '{index}:{server}', 1, 3);
var_dump($ring->points() === $naive->points());
?>
--EXPECT--
bool(true)

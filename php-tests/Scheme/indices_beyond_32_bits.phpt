--TEST--
The last indices are beyond 2^31
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

foreach (['crc32', 'md5-crc32'] as $hash) {
    [$ring, $naive] = both(['a', 'b'], 'new', $hash, '{server}-{index}', 2147483647, 3);
    var_dump($ring->points() === $naive->points());
}
?>
--EXPECT--
bool(true)
bool(true)

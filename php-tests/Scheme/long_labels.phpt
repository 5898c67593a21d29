--TEST--
Labels of every length around the blocks of MD5
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$wrong = [];
foreach (['md5-crc32', 'md5-le32', 'sha1-be32', 'crc32'] as $hash) {
    for ($length = 0; $length <= 200; $length++) {
        [$ring, $naive] = both([str_repeat('s', $length)], 'new', $hash, '{server}-{index}', 95, 10);
        $ring->points() === $naive->points() || $wrong[] = "$hash, $length";
    }
}
echo $wrong ? implode("\n", $wrong) : 'OK';
?>
--EXPECT--
OK

--TEST--
lookup() takes strings of any bytes and length, and what becomes a string
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

[$ring, $naive] = both(['a', 'b', 'c'], 'md5Crc32');
foreach ([
    '', '0', "\0", "\xff", str_repeat("\0", 64), str_repeat('x', 1000000), 7, -7, PHP_INT_MIN, 1.0, 1.5, -0.0, 1e25, true, false,
    new Exception('x'),
] as $i => $key) {
    $ring->lookup($key) === $naive->lookup((string) $key) || print("$i is wrong\n");
    $ring->lookupList($key, 2) === $naive->lookupList((string) $key, 2) || print("$i has a wrong list\n");
}
echo 'done';
?>
--EXPECT--
done

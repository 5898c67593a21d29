--TEST--
Scheme::md5Crc32() has the known results of the drop-in class
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$keys = array_map(fn($i) => "key$i", range(1, 10));
$ring = new Ring(array_map(fn($i) => "192.168.1.$i", range(1, 10)), Scheme::md5Crc32());
$print = fn() => print(numbers($ring->lookupMany($keys), '\.(\d+)$') . "\n");
$print();
foreach ([2, 6, 8, 2] as $i) {
    $ring->remove("192.168.1.$i");
    $print();
}
$ring->add('192.168.1.11');
$print();
?>
--EXPECT--
2 1 6 8 9 10 7 4 7 4
7 1 6 8 9 10 7 4 7 4
7 1 3 8 9 10 7 4 7 4
7 1 3 10 9 10 7 4 7 4
7 1 3 10 9 10 7 4 7 4
7 1 11 10 9 10 7 4 7 4

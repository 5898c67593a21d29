--TEST--
Scheme::crc32Descending() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(array_map(fn($i) => "192.168.1.$i", range(1, 5)), Scheme::crc32Descending());
$print = fn() => print(numbers($ring->lookupMany(['key1', 'key2']), '\.(\d+)$') . "\n");
$print();
$ring->remove('192.168.1.2');
$print();
$ring->add('192.168.1.6');
$print();
?>
--EXPECT--
2 5
3 5
6 5

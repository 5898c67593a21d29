--TEST--
Scheme::redisArray() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(array_map(fn($i) => "cache$i:6379", range(1, 6)), Scheme::redisArray());
echo numbers($ring->lookupMany(array_map(fn($i) => "key$i", range(1, 12))), 'cache(\d)'), "\n";
?>
--EXPECT--
3 1 5 2 2 1 5 6 6 2 6 2

--TEST--
Scheme::time33() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$keys = array_map(fn($i) => "cachekey$i", range(1, 10));
$ring = new Ring(array_map(fn($i) => "node$i", range(1, 10)), Scheme::time33());
echo numbers($ring->lookupMany($keys), '(\d+)'), "\n";
echo numbers($ring->add('node11')->lookupMany($keys), '(\d+)'), "\n";
echo numbers($ring->remove('node8')->lookupMany($keys), '(\d+)'), "\n";
?>
--EXPECT--
4 6 8 8 5 2 1 2 6 7
4 6 8 8 5 11 1 2 6 7
4 6 4 5 5 11 1 2 6 7

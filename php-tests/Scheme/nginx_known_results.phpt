--TEST--
Scheme::nginx() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = array_map(fn($i) => "127.0.0.1:910$i", range(1, 6));
$ring = new Ring(array_combine($servers, [1, 1, 2, 1, 1, 3]), Scheme::nginx());
echo numbers($ring->lookupMany(array_map(fn($i) => "key$i", range(1, 12))), '(\d)$'), "\n";
?>
--EXPECT--
2 2 6 5 5 4 5 3 1 4 3 6

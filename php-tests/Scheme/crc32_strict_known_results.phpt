--TEST--
Scheme::crc32Strict() has its known results, without and with virtual nodes
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::crc32Strict(), 'img%d.findme.wang', 3, 'logo%d.png', 3);
known_results(Scheme::crc32Strict(3), 'img%d.findme.wang', 3, 'login%d.png', 3);
known_results(Scheme::crc32Strict(3), 'img%d.findme.wang', 3, 'logo%d.png', 3);
?>
--EXPECT--
1 3 1
2 3 1
3 2 3

--TEST--
Scheme::crc32Descending() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::crc32Descending(), '192.168.1.%d', 5, 'key%d', 2, -2, 6);
?>
--EXPECT--
2 5
3 5
6 5

--TEST--
Scheme::md5Crc32() has the known results of the drop-in class
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::md5Crc32(), '192.168.1.%d', 10, 'key%d', 10, -2, -6, -8, -2, 11);
?>
--EXPECT--
2 1 6 8 9 10 7 4 7 4
7 1 6 8 9 10 7 4 7 4
7 1 3 8 9 10 7 4 7 4
7 1 3 10 9 10 7 4 7 4
7 1 3 10 9 10 7 4 7 4
7 1 11 10 9 10 7 4 7 4

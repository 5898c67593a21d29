--TEST--
Scheme::time33() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::time33(), 'node%d', 10, 'cachekey%d', 10, 11, -8);
?>
--EXPECT--
4 6 8 8 5 2 1 2 6 7
4 6 8 8 5 11 1 2 6 7
4 6 4 5 5 11 1 2 6 7

--TEST--
Scheme::predis() has its known results, with and without weights
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::predis(), 'cache%d:11211', 6, 'key%d', 12);
known_results(Scheme::predis(), 'cache%d:11211', range(100, 600, 100), 'key%d', 12);
?>
--EXPECT--
4 2 4 4 4 4 4 2 2 1 1 1
6 4 4 5 4 4 4 6 4 6 6 6

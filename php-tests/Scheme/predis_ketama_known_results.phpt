--TEST--
Scheme::predisKetama() has its known results, with and without weights
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::predisKetama(), 'cache%d:11211', 6, 'key%d', 12);
known_results(Scheme::predisKetama(), 'cache%d:11211', range(100, 600, 100), 'key%d', 12);
?>
--EXPECT--
3 1 5 1 4 4 3 5 4 3 1 3
3 5 5 4 5 6 3 5 4 6 5 3

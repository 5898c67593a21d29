--TEST--
Scheme::nginx() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::nginx(), '127.0.0.1:910%d', [1, 1, 2, 1, 1, 3], 'key%d', 12);
?>
--EXPECT--
2 2 6 5 5 4 5 3 1 4 3 6

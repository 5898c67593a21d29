--TEST--
Scheme::haproxyMapBased() places keys as HAProxy does by hash-type map-based
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


results_of_k(Scheme::haproxyMapBased(), addresses([1, 1, 1, 1, 1]));
results_of_k(Scheme::haproxyMapBased(), addresses([1, 2, 5]));
results_of_k(Scheme::haproxyMapBased(), addresses([20, 40, 100]));
?>
--EXPECT--
2 3 4 5 1 2 3 4 5 1
2 3 3 1 3 2 3 3 2 3
2 3 3 1 3 2 3 3 2 3

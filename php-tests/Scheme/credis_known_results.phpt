--TEST--
Scheme::credis() has the known results of Credis_Cluster
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach ([2, 3, 5] as $count) {
    results_of_k(Scheme::credis(), addresses(array_fill(0, $count, 1), 6379));
}
?>
--EXPECT--
1 2 2 2 1 2 1 1 2 1
1 3 1 3 1 3 3 1 2 1
1 3 2 3 4 1 5 1 3 1

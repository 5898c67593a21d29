--TEST--
Scheme::haproxy() places keys as HAProxy does by hash-type consistent
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


results_of_k(Scheme::haproxy(), addresses([1, 1, 1, 1, 1]));
results_of_k(Scheme::haproxy(), addresses([1, 2, 5]));
results_of_k(Scheme::haproxy('crc32', true), addresses([1, 1, 1, 1, 1]));
?>
--EXPECT--
5 3 2 3 1 2 1 2 1 4
1 3 2 3 1 2 1 3 1 2
1 3 5 2 1 3 5 3 2 4

--TEST--
Scheme::hashring() has the known results of the library, with and without weights
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


results_of_k(Scheme::hashring(), addresses([1, 1, 1, 1, 1]));
results_of_k(Scheme::hashring(), addresses([1, 2, 5]));
// A part of a digest is a whole one: the first server has 9.33 and gets 10.
known_results(Scheme::hashring(), 's%d', [1, 2, 3, 4, 5, 6, 9], 'k%d', 9);
?>
--EXPECT--
3 3 5 4 5 1 3 5 4 3
3 3 2 3 3 3 3 2 3 3
7 6 6 7 5 3 7 6 7

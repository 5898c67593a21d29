--TEST--
Scheme::md5Times31() has the known results of the class in the book, and of that which takes every other digit
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


// The copies differ for k0, and for k7 and k8: these lie below all servers.
results_of_k(Scheme::md5Times31(), addresses([1, 1, 1, 1, 1]), range(1, 9));
results_of_k(Scheme::md5Times31(true), addresses([1, 1, 1, 1, 1]), [...range(0, 6), 9]);
?>
--EXPECT--
3 4 4 3 2 1 1 3 4
5 2 5 2 2 1 5 5

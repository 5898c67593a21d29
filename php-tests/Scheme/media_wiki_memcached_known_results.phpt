--TEST--
Scheme::mediaWikiMemcached() has the known results of MemcachedClient
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


results_of_k(Scheme::mediaWikiMemcached(), addresses([1, 1, 1, 1, 1]));
results_of_k(Scheme::mediaWikiMemcached(), addresses([1, 2, 5]));
?>
--EXPECT--
4 4 2 3 2 5 5 1 2 3
3 2 3 3 3 3 3 3 2 3

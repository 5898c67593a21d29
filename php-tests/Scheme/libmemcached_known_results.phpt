--TEST--
Scheme::libmemcached() has its known results, also with weights and other ports
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::libmemcached(), 'cache%d:11211', 6, 'key%d', 12);
known_results(Scheme::libmemcached(), 'cache%d:11211', range(1, 6), 'key%d', 12);
known_results(Scheme::libmemcached(), 'cache%d:11212', 6, 'key%d', 12);
?>
--EXPECT--
6 5 1 5 1 6 4 1 3 5 2 4
6 5 1 5 2 6 6 2 3 5 6 4
3 1 5 6 5 3 6 3 4 4 2 4

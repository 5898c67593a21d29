--TEST--
Scheme::redisArray() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::redisArray(), 'cache%d:6379', 6, 'key%d', 12);
?>
--EXPECT--
3 1 5 2 2 1 5 6 6 2 6 2

--TEST--
Scheme::mediaWikiHashRing() has the known results of HashRing
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach (['sha1', 'md5'] as $algorithm) {
    results_of_k(Scheme::mediaWikiHashRing($algorithm), addresses([1, 1, 1, 1, 1]));
    results_of_k(Scheme::mediaWikiHashRing($algorithm), addresses([1, 2, 5]));
}
?>
--EXPECT--
5 1 4 4 1 4 3 1 4 5
2 3 1 3 3 2 3 3 2 3
4 4 5 4 5 1 3 5 5 3
3 3 2 3 3 3 3 2 3 3

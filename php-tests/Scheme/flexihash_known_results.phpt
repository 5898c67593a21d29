--TEST--
Scheme::flexihash() has its known results; its MD5 variant is a general scheme
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::flexihash(), 'cache%d:11211', 6, 'key%d', 12);
known_results(new Scheme('md5-be32', '{server}{index}', 0, 64, 'after'), 'cache%d:11211', 6, 'key%d', 12);
?>
--EXPECT--
4 4 4 4 4 5 5 5 5 3 3 6
3 4 3 6 3 5 6 4 5 3 1 5

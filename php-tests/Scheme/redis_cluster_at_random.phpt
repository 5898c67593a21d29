--TEST--
Random rings of Scheme::redisCluster() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('redisCluster');
?>
--EXPECT--
OK

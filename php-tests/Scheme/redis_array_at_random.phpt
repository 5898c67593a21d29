--TEST--
Random rings of Scheme::redisArray() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

random_rings('redisArray', name: fn() => random_address(6379));
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::redisArrayRanges() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings('redisArrayRanges', fn() => [one_of([null, 'md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'murmur3a', 'xxh32'])]);
?>
--EXPECT--
OK

--TEST--
Random rings of Scheme::redisArray() with an algorithm are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'redisArray',
    fn() => [one_of(['md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'murmur3a', 'xxh32'])],
    name: fn() => random_address(6379),
);
?>
--EXPECT--
OK

--TEST--
hashes() lists the hashes
--FILE--
<?php
use ConsistentHash\Scheme;

echo implode(' ', Scheme::hashes()), "\n";
?>
--EXPECT--
crc32 crc32-complement md5-crc32 md5-time33 md5-be32 md5-le32 sha1-be32 fnv1a32 murmur3a xxh32

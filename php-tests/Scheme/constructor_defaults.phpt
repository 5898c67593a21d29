--TEST--
The default scheme is md5Crc32 of 160 virtual nodes, and each argument may be named
--FILE--
<?php
use ConsistentHash\Scheme;

var_dump(new Scheme() == Scheme::md5Crc32(160));
var_dump(new Scheme(virtualNodes: 5) == Scheme::md5Crc32());
var_dump(new Scheme(search: 'after', label: '{server}{index}', virtualNodes: 64, hash: 'crc32', first: 0) == Scheme::flexihash());
var_dump(Scheme::time33(virtualNodes: 3) == new Scheme('md5-time33', '{server}-{index}', 1, 3));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)

--TEST--
The default scheme is md5Crc32 with 160 virtual nodes
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

var_dump((new Ring())->scheme() == Scheme::md5Crc32(160), (new Ring(['a'], null))->scheme() == new Scheme());
var_dump(count((new Ring(['a']))->points()));
?>
--EXPECT--
bool(true)
bool(true)
int(160)

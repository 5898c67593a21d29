--TEST--
Scheme::crc32() has its known result; so has the printed copy with a space before the dash
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', 'b', 'c'], Scheme::crc32());
var_dump($ring->lookup('name'));
$ring = new Ring(['a', 'b', 'c'], new Scheme('crc32', '{server} -{index}', 1, 32));
var_dump($ring->lookup('name'));
?>
--EXPECT--
string(1) "a"
string(1) "b"

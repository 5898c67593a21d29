--TEST--
The CRC-32 of 'name' is 1579384326
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['name'], new Scheme('crc32', '{server}', 0, 1));
var_dump($ring->points());
?>
--EXPECT--
array(1) {
  [1579384326]=>
  string(4) "name"
}

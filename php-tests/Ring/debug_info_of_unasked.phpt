--TEST--
A dump of a ring tells its points, asked or not
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(array_map(strval(...), range(1, 10)), Scheme::crc32(1000));
$before = memory_get_usage();
$info = $ring->__debugInfo();
var_dump($info);
$ring->lookup('x');
var_dump($ring->__debugInfo() === $info);
?>
--EXPECT--
array(4) {
  ["scheme"]=>
  string(19) "Scheme::crc32(1000)"
  ["servers"]=>
  int(10)
  ["weight"]=>
  int(10)
  ["points"]=>
  int(10000)
}
bool(true)

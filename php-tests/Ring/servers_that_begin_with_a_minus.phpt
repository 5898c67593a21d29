--TEST--
A server that begins with a minus sign is an int as an array key only if it is one
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['-1', '-a', '-:1', '-']);
var_dump(array_keys($ring->shares()));
var_dump(unserialize(serialize($ring)) == $ring);
--EXPECT--
array(4) {
  [0]=>
  int(-1)
  [1]=>
  string(2) "-a"
  [2]=>
  string(3) "-:1"
  [3]=>
  string(1) "-"
}
bool(true)

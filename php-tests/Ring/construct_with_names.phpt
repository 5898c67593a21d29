--TEST--
The constructor takes a list of names
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['b', 'a', '123', '']);
var_dump($ring->servers(), count($ring), $ring->weight('a'), $ring->weight('123'), $ring->weight(''));
?>
--EXPECT--
array(4) {
  [0]=>
  string(1) "b"
  [1]=>
  string(1) "a"
  [2]=>
  string(3) "123"
  [3]=>
  string(0) ""
}
int(4)
int(1)
int(1)
int(1)

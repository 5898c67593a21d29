--TEST--
__serialize() gives the scheme and the servers with their weights
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a' => 2, '123', '']);
$data = $ring->__serialize();
var_dump($data['servers'], array_keys($data), $data['scheme'] === $ring->scheme()->__serialize());
?>
--EXPECT--
array(3) {
  ["a"]=>
  int(2)
  [123]=>
  int(1)
  [""]=>
  int(1)
}
array(2) {
  [0]=>
  string(6) "scheme"
  [1]=>
  string(7) "servers"
}
bool(true)

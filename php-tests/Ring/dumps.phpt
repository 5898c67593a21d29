--TEST--
What prints and converts objects works on a ring
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', "b\0" => 2], Scheme::crc32(3));
var_dump($ring);
print_r($ring);
var_export($ring);
echo "\n", json_encode($ring), "\n";
var_dump((array) $ring, get_object_vars($ring), (bool) $ring, $ring->__debugInfo(), get_mangled_object_vars($ring));
?>
--EXPECT--
object(ConsistentHash\Ring)#1 (4) {
  ["scheme"]=>
  string(16) "Scheme::crc32(3)"
  ["servers"]=>
  int(2)
  ["weight"]=>
  int(3)
  ["points"]=>
  int(9)
}
ConsistentHash\Ring Object
(
    [scheme] => Scheme::crc32(3)
    [servers] => 2
    [weight] => 3
    [points] => 9
)
\ConsistentHash\Ring::__set_state(array(
))
{}
array(0) {
}
array(0) {
}
bool(true)
array(4) {
  ["scheme"]=>
  string(16) "Scheme::crc32(3)"
  ["servers"]=>
  int(2)
  ["weight"]=>
  int(3)
  ["points"]=>
  int(9)
}
array(0) {
}

--TEST--
addServers of an empty array changes nothing, not even the order of virtualPos
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPos = [2 => 'two', 1 => 'one'];
var_dump($h->addServers([]), array_keys($h->virtualPos), $h->serverList);
?>
--EXPECT--
bool(true)
array(2) {
  [0]=>
  int(2)
  [1]=>
  int(1)
}
array(0) {
}

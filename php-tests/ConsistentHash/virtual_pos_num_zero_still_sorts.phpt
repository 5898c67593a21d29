--TEST--
Adding a server with no virtual nodes sorts an unsorted virtualPos
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPos = [30 => 'c', 10 => 'a', 20 => 'b'];
$h->virtualPosNum = 0;
$h->addServer('x');
var_dump($h->virtualPos, $h->serverList);
?>
--EXPECT--
array(3) {
  [10]=>
  string(1) "a"
  [20]=>
  string(1) "b"
  [30]=>
  string(1) "c"
}
array(0) {
}

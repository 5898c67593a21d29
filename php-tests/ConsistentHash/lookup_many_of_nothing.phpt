--TEST--
lookupMany of an empty array is an empty array; on an empty ring every key gives false
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->lookupMany([]), $h->lookupMany(['x', 'k' => 'y']));
?>
--EXPECT--
array(0) {
}
array(2) {
  [0]=>
  bool(false)
  ["k"]=>
  bool(false)
}

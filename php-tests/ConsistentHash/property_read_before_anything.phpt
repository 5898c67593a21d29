--TEST--
A new object has two empty arrays and five virtual nodes
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->serverList, $h->virtualPos, $h->virtualPosNum);
?>
--EXPECT--
array(0) {
}
array(0) {
}
int(5)

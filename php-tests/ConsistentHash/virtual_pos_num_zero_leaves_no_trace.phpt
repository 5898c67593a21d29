--TEST--
A server added with no virtual nodes is not there and can be added later
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPosNum = 0;
var_dump($h->addServer('a'), $h->serverList, $h->virtualPos, $h->lookup('x'));
$h->virtualPosNum = 1;
$h->addServer('a');
var_dump($h->lookup('x'));
?>
--EXPECT--
bool(true)
array(0) {
}
array(0) {
}
bool(false)
string(1) "a"

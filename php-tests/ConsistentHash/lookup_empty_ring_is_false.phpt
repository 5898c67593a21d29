--TEST--
lookup on an empty ring is false
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->lookup('key'), $h->lookup(''), $h->lookup(0));
$h->addServer('a');
$h->removeServer('a');
var_dump($h->lookup('key'), $h->serverList, $h->virtualPos);
?>
--EXPECT--
bool(false)
bool(false)
bool(false)
bool(false)
array(0) {
}
array(0) {
}

--TEST--
lookupList on an empty ring is empty
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->lookupList('x', 1), $h->lookupList('x', PHP_INT_MAX));
?>
--EXPECT--
array(0) {
}
array(0) {
}

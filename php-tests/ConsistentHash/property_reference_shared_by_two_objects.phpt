--TEST--
Two objects whose virtualPos are one reference share the ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$one = ring('a');
$two = new ConsistentHash;
$two->virtualPos = &$one->virtualPos;
$two->addServer('b');
lookups($one);
lookups($two);
var_dump(array_keys($one->serverList), array_keys($two->serverList));
$one->removeServer('a');
lookups($two);
?>
--EXPECT--
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
array(1) {
  [0]=>
  string(1) "a"
}
array(1) {
  [0]=>
  string(1) "b"
}
"b" "b" "b" "b" "b" "b" "b" "b" "b" "b"

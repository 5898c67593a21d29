--TEST--
addServers adds each value in order and ignores the keys
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
var_dump($h->addServers(['x' => 'a', 5 => 'b', 'a', 7, '7', 'c']));
var_dump(array_keys($h->serverList), $h == ring('a', 'b', 7, 'c'));
lookups($h);
?>
--EXPECT--
bool(true)
array(4) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
  [2]=>
  int(7)
  [3]=>
  string(1) "c"
}
bool(true)
"b" "b" "a" 7 7 7 "c" "b" "b" "a"

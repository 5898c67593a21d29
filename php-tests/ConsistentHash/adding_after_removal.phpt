--TEST--
A removed server comes back with the same positions, last in serverList
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$before = $h->virtualPos;
$h->removeServer('a');
show($h);
$h->addServer('a');
var_dump($h->virtualPos === $before, array_keys($h->serverList));
lookups($h);
?>
--EXPECT--
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2033132656 => "b"
  2394572754 => "b"
bool(true)
array(2) {
  [0]=>
  string(1) "b"
  [1]=>
  string(1) "a"
}
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"

--TEST--
A reference taken before follows addServer and removeServer
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$ring = &$h->virtualPos;
$list = &$h->serverList;
$h->addServer('b');
var_dump(count($ring), array_keys($list), array_keys($ring) === array_keys($h->virtualPos));
$h->removeServer('a');
var_dump(count($ring), array_keys($list));
foreach ($ring as &$server) {
    $server = 'z';
}
unset($server);
lookups($h, 3);
$ring = [];
var_dump($h->lookup('x'));
$h->addServer('c');
var_dump(array_unique($ring), array_keys($list));
?>
--EXPECT--
int(10)
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
bool(true)
int(5)
array(1) {
  [0]=>
  string(1) "b"
}
"z" "z" "z"
bool(false)
array(1) {
  [1463004265]=>
  string(1) "c"
}
array(2) {
  [0]=>
  string(1) "b"
  [1]=>
  string(1) "c"
}

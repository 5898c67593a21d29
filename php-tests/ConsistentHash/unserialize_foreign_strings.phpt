--TEST--
A string that userland wrote unserializes: other order, missing and additional properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$u = unserialize('O:14:"ConsistentHash":2:{s:10:"virtualPos";a:2:{i:10;s:1:"a";i:5;s:1:"b";}s:13:"virtualPosNum";i:1;}');
var_dump($u->lookup('x'), $u->serverList);
$u->addServer('c');
show($u);
$u = unserialize('O:14:"ConsistentHash":1:{s:10:"serverList";a:1:{s:1:"a";a:1:{i:0;s:1:"1";}}}');
var_dump($u->virtualPosNum, $u->lookup('x'));
$u->removeServer('a');
var_dump($u->serverList);
$u = unserialize('O:14:"ConsistentHash":1:{s:10:"virtualPos";N;}');
var_dump($u->virtualPos);
$u = unserialize('O:14:"consistenthash":0:{}');
var_dump($u == new ConsistentHash);
?>
--EXPECT--
string(1) "a"
array(0) {
}
"c": ["2151822041"]
  5 => "b"
  10 => "a"
  2151822041 => "c"
int(5)
bool(false)
array(0) {
}
NULL
bool(true)

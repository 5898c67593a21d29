--TEST--
addServers and lookupMany leave their input and its references alone
--FILE--
<?php
$a = 'a';
$servers = [&$a, 'b'];
$h = new ConsistentHash;
$h->addServers($servers);
$a = 'changed';
var_dump($servers, array_keys($h->serverList), in_array('a', $h->virtualPos, true));
$x = 'x';
$keys = ['k' => &$x, 'l' => 'y'];
$found = $h->lookupMany($keys);
$found['k'] = 'other';
var_dump($keys, $x);
?>
--EXPECT--
array(2) {
  [0]=>
  &string(7) "changed"
  [1]=>
  string(1) "b"
}
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
bool(true)
array(2) {
  ["k"]=>
  &string(1) "x"
  ["l"]=>
  string(1) "y"
}
string(1) "x"

--TEST--
Named arguments work under the documented names
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->addServer(server: 'a'), $h->addServers(servers: ['b', 'c']), $h->cHash(str: 'x'), $h->lookup(key: 'x'), $h->removeServer(key: 'a'), $h->lookupMany(keys: ['x']), $h->lookupList(count: 1, key: 'x'), $h->lookupList('x', count: 2));
?>
--EXPECT--
bool(true)
bool(true)
string(10) "1387983181"
string(1) "c"
bool(true)
array(1) {
  [0]=>
  string(1) "c"
}
array(1) {
  [0]=>
  string(1) "c"
}
array(2) {
  [0]=>
  string(1) "c"
  [1]=>
  string(1) "b"
}

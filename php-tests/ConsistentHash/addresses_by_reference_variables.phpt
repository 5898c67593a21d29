--TEST--
Arguments that are references are read, not bound
--FILE--
<?php
$server = 'a';
$alias = &$server;
$h = new ConsistentHash;
$h->addServer($alias);
$alias = 'b';
$h->addServer($server);
$key = 'x';
$keyAlias = &$key;
var_dump($h->lookup($keyAlias), array_keys($h->serverList), array_count_values($h->virtualPos));
?>
--EXPECT--
string(1) "b"
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
array(2) {
  ["a"]=>
  int(5)
  ["b"]=>
  int(5)
}

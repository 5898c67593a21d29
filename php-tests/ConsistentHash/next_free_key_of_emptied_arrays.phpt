--TEST--
Arrays that removeServer() emptied go on with the next free key that they had
--FILE--
<?php
$h = new ConsistentHash;
$h->addServer('a');
$h->addServer(7);
$h->removeServer('a');
$h->removeServer(7);
$h->virtualPos[5] = 'x';
$h->virtualPos[] = 'y';
$h->serverList[] = [];
var_dump(array_keys($h->virtualPos), array_keys($h->serverList));
?>
--EXPECT--
array(2) {
  [0]=>
  int(5)
  [1]=>
  int(4255609086)
}
array(1) {
  [0]=>
  int(8)
}

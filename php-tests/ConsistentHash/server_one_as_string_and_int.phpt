--TEST--
'1' and 1 are the same server; the type is that of the one added first
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('1', 1);
var_dump(count($h->virtualPos), $h->lookup('x'), array_keys($h->serverList));
$h = ring(1, '1');
var_dump(count($h->virtualPos), $h->lookup('x'), array_keys($h->serverList));
$h->removeServer('1');
$h->addServer('1');
var_dump($h->lookup('x'));
?>
--EXPECT--
int(5)
string(1) "1"
array(1) {
  [0]=>
  int(1)
}
int(5)
int(1)
array(1) {
  [0]=>
  int(1)
}
string(1) "1"

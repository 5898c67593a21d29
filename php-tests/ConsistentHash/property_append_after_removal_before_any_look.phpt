--TEST--
The next index is right when virtualPos was never looked at before
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$positions = ring('a')->serverList['a'];
$h->removeServer('a');
$h->virtualPos[] = 'next';
var_dump(array_key_first($h->virtualPos) === max($positions) + 1);

$h = ring('a');
$h->removeServer('a');
$copy = $h->virtualPos;
$copy[] = 'next';
var_dump(array_key_first($copy) === max($positions) + 1);

$h = ring(7, 'a');
$h->removeServer(7);
$h->serverList[] = ['1'];
var_dump(array_keys($h->serverList));
?>
--EXPECT--
bool(true)
bool(true)
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  int(8)
}

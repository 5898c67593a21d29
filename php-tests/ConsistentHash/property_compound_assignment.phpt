--TEST--
Compound assignments work on all properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$h->virtualPosNum++;
$h->virtualPosNum += 2;
$h->addServer('b');
var_dump(array_map('count', $h->serverList));
$h->virtualPos += [1 => 'one'];
var_dump(count($h->virtualPos));
$h->virtualPos ??= [];
$h->serverList['c'] ??= ['1'];
$h->removeServer('c');
var_dump(count($h->virtualPos));
[$h->virtualPos, $other] = [[9 => 'nine'], $h->virtualPos];
var_dump($h->lookup('x'), count($other));
['ring' => $h->virtualPos] = ['ring' => [8 => 'eight']];
var_dump($h->lookup('x'));
?>
--EXPECT--
array(2) {
  ["a"]=>
  int(5)
  ["b"]=>
  int(8)
}
int(14)
int(13)
string(4) "nine"
int(13)
string(5) "eight"

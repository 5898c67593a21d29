--TEST--
Appending to virtualPos uses the next index after the greatest position
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPosNum = 1;
$h->addServer('a');
$h->virtualPos[] = 'next';
show($h);
$h->addServer('b');
show($h);
$h->serverList[] = ['7'];
$h->serverList[] = ['8'];
var_dump(array_keys($h->serverList));
?>
--EXPECT--
"a": ["4188131426"]
  4188131426 => "a"
  4188131427 => "next"
"a": ["4188131426"]
"b": ["2033132656"]
  2033132656 => "b"
  4188131426 => "a"
  4188131427 => "next"
array(4) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
  [2]=>
  int(0)
  [3]=>
  int(1)
}

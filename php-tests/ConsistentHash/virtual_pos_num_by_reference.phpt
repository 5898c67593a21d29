--TEST--
virtualPosNum can be written through a reference
--FILE--
<?php
$h = new ConsistentHash;
$num = &$h->virtualPosNum;
$num = 2;
$h->addServer('a');
$num = 1;
$h->addServer('b');
var_dump(array_map('count', $h->serverList));
?>
--EXPECT--
array(2) {
  ["a"]=>
  int(2)
  ["b"]=>
  int(1)
}

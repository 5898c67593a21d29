--TEST--
Where both properties were assigned one emptied array, each goes on as PHP's arrays would
--FILE--
<?php
$h = new ConsistentHash;
$h->serverList = [9 => ['5'], 5000 => ['7']];
unset($h->serverList[9], $h->serverList[5000]);
$h->virtualPos = $h->serverList;
$h->addServer(3);
$h->serverList[] = ['9'];
var_dump(array_keys($h->serverList), $h->lookup('x'));
?>
--EXPECT--
array(2) {
  [0]=>
  int(3)
  [1]=>
  int(5001)
}
int(3)

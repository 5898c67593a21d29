--TEST--
A property that was unset and assigned again keeps its place among the properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$saved = $h->virtualPos;
unset($h->virtualPos, $h->serverList);
$h->virtualPos = $saved;
$h->serverList = [];
var_dump(array_keys(get_object_vars($h)));
lookups($h, 3);
$h->addServer('b');
lookups($h, 3);
?>
--EXPECT--
array(3) {
  [0]=>
  string(10) "serverList"
  [1]=>
  string(10) "virtualPos"
  [2]=>
  string(13) "virtualPosNum"
}
"a" "a" "a"
"b" "b" "a"

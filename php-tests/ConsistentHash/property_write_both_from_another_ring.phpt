--TEST--
Both arrays of a ring can be carried over to another
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$one = ring('a', 'b');
$two = new ConsistentHash;
$two->serverList = $one->serverList;
$two->virtualPos = $one->virtualPos;
var_dump($one == $two);
$two->addServer('c');
$one->removeServer('a');
lookups($one);
lookups($two);
var_dump($two == ring('a', 'b', 'c'));
?>
--EXPECT--
bool(true)
"b" "b" "b" "b" "b" "b" "b" "b" "b" "b"
"b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
bool(true)

--TEST--
A server that is there is not added again
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$before = serialize($h);
$h->virtualPosNum = 9;
var_dump($h->addServer('a'));
$h->virtualPosNum = 5;
var_dump(serialize($h) === $before);
?>
--EXPECT--
bool(true)
bool(true)

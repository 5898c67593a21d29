--TEST--
addServer writes through a reference at a position that it takes over
--FILE--
<?php
$mine = 'mine';
$h = new ConsistentHash;
$position = $h->cHash('a-0');
$h->virtualPos[$position] = &$mine;
$h->addServer('a');
var_dump($mine, $h->lookup('a-0'));
$mine = 'changed';
var_dump($h->lookup('a-0'));
?>
--EXPECT--
string(1) "a"
string(1) "a"
string(7) "changed"

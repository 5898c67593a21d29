--TEST--
addServers of servers that are there leaves virtualPos as it is, unsorted too
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
krsort($h->virtualPos);
$before = $h->virtualPos;
$h->addServers(['a', 'a']);
var_dump($h->virtualPos === $before);
$h->addServers(['a', 'b']);
var_dump(array_key_first($h->virtualPos) < array_key_last($h->virtualPos));
?>
--EXPECT--
bool(true)
bool(true)

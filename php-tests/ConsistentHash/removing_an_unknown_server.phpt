--TEST--
Removing a server that is not there changes nothing and returns true
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$before = serialize($h);
var_dump($h->removeServer('b'), $h->removeServer(''), $h->removeServer(7));
var_dump(serialize($h) === $before, (new ConsistentHash)->removeServer('a'));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

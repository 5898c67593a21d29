--TEST--
The second removal of a server changes nothing
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
var_dump($h->removeServer('b'));
$before = serialize($h);
var_dump($h->removeServer('b'), serialize($h) === $before);
lookups($h);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
"c" "c" "a" "a" "c" "c" "c" "c" "c" "a"

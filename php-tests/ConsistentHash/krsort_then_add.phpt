--TEST--
A virtualPos in descending order is walked in that order until the next addServer sorts it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$found = $h->lookup('x');
krsort($h->virtualPos);
var_dump($h->lookup('x') === reset($h->virtualPos));
lookups($h);
$h->addServer('a');
lookups($h);
$h->addServer('d');
lookups($h);
var_dump(array_key_first($h->virtualPos) < array_key_last($h->virtualPos));
?>
--EXPECT--
bool(true)
"a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
"a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
"b" "d" "a" "a" "d" "c" "c" "b" "d" "a"
bool(true)

--TEST--
remove() takes a server away and returns the ring
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b' => 2, 'c']);
$ring->lookup('x');
var_dump($ring->remove('b') === $ring, $ring == new Ring(['a', 'c']), $ring->has('b'), $ring->weight('b'));
var_dump($ring->add('b')->servers() === ['a', 'c', 'b']);
?>
--EXPECT--
bool(true)
bool(true)
bool(false)
int(0)
bool(true)

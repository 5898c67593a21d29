--TEST--
add() puts a server behind the others and returns the ring
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring();
var_dump($ring->add('b') === $ring, $ring->add('a', 3)->add('c') === $ring, $ring->servers() === ['b', 'a', 'c'], $ring->weight('a'));
var_dump($ring == new Ring(['b', 'a' => 3, 'c']));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
int(3)
bool(true)

--TEST--
remove() of an unknown server changes nothing
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', '1']);
$points = $ring->points();
$ring->remove('b')->remove('')->remove('01')->remove('A')->remove("a\0")->remove('1.0');
var_dump($ring == new Ring(['a', '1']), $ring->points() === $points);
(new Ring())->remove('a');
?>
--EXPECT--
bool(true)
bool(true)

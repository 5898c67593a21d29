--TEST--
lookupMany() reads through references and does not write them
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b', 'c']);
$x = 'x';
$n = 7;
$keys = [&$x, 'y', &$n];
$found = $ring->lookupMany($keys);
$found[0] = 'changed';
var_dump($x, $n, $keys[1], $ring->lookupMany($keys) === $ring->lookupMany(['x', 'y', '7']));
?>
--EXPECT--
string(1) "x"
int(7)
string(1) "y"
bool(true)

--TEST--
A server that is named twice keeps its place and takes the last weight
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b' => 2, 'a', 'c', 'b', 'c' => 5]);
foreach ($ring as $server) {
    echo $server, ' ', $ring->weight($server), "\n";
}
var_dump($ring == new Ring(['a', 'b', 'c' => 5]));
?>
--EXPECT--
a 1
b 1
c 5
bool(true)

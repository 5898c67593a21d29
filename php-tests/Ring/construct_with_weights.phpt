--TEST--
The constructor takes names with weights, and names among them
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['b' => 3, 'a', '' => 2, 7 => 'c', '1x' => 1000000]);
foreach ($ring as $server) {
    echo "'$server': ", $ring->weight($server), "\n";
}
?>
--EXPECT--
'b': 3
'a': 1
'': 2
'c': 1
'1x': 1000000

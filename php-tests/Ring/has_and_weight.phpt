--TEST--
has() and weight() know names to the letter
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', '1' , 'b' => 7]);
foreach (['a', 'A', 'b', 'c', '1', '01', ' 1', '1.0', '', "a\0"] as $name) {
    echo json_encode($name), ': ', var_export($ring->has($name), true), ' ', $ring->weight($name), "\n";
}
var_dump($ring->has(1), $ring->weight(1));
?>
--EXPECT--
"a": true 1
"A": false 0
"b": true 7
"c": false 0
"1": true 1
"01": false 0
" 1": false 0
"1.0": false 0
"": false 0
"a\u0000": false 0
bool(true)
int(1)

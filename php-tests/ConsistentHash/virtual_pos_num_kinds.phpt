--TEST--
virtualPosNum may be anything that compares with an int
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

foreach ([7, '7', ' 3', '2.5', 2.5, 1e0, null, true, false, 0, -1, '', '0', '-3', '5 apples', '12x', '!'] as $num) {
    $h = new ConsistentHash;
    $h->virtualPosNum = $num;
    $h->addServer('a');
    echo var_export($num, true), ': ', count($h->virtualPos), ' ', json_encode(array_map('count', $h->serverList)), ' ', var_export($h->virtualPosNum, true), "\n";
}
?>
--EXPECT--
7: 7 {"a":7} 7
'7': 7 {"a":7} '7'
' 3': 3 {"a":3} ' 3'
'2.5': 3 {"a":3} '2.5'
2.5: 3 {"a":3} 2.5
1.0: 1 {"a":1} 1.0
NULL: 0 [] NULL
true: 1 {"a":1} true
false: 0 [] false
0: 0 [] 0
-1: 0 [] -1
'': 0 [] ''
'0': 0 [] '0'
'-3': 0 [] '-3'
'5 apples': 6 {"a":6} '5 apples'
'12x': 2 {"a":2} '12x'
'!': 0 [] '!'

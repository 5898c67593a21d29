--TEST--
Rings are equal if scheme, servers, weights and order are
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', 'b' => 2], Scheme::crc32());
$ring->lookup('x');
foreach ([
    'same' => new Ring(['a' => 1, 'b' => 2], new Scheme('crc32', '{server}-{index}', 1, 32)),
    'weight' => new Ring(['a', 'b' => 3], Scheme::crc32()),
    'order' => new Ring(['b' => 2, 'a'], Scheme::crc32()),
    'name' => new Ring(['a', 'B' => 2], Scheme::crc32()),
    'less' => new Ring(['a'], Scheme::crc32()),
    'more' => new Ring(['a', 'b' => 2, 'c'], Scheme::crc32()),
    'scheme' => new Ring(['a', 'b' => 2], Scheme::crc32(31)),
    'empty' => new Ring([], Scheme::crc32()),
] as $what => $other) {
    echo $what, ': ', json_encode([$ring == $other, $other == $ring, $ring < $other, $ring > $other]), "\n";
}
// A comparison of strings, not of numbers.
var_dump(new Ring(['1']) == new Ring(['01']), new Ring(['1e1']) == new Ring(['10']));
var_dump($ring == $ring, $ring == new stdClass, $ring == null, $ring == ['a', 'b'], new Ring() == new Ring(), new Ring() == null);
?>
--EXPECT--
same: [true,true,false,false]
weight: [false,false,false,false]
order: [false,false,false,false]
name: [false,false,false,false]
less: [false,false,false,false]
more: [false,false,false,false]
scheme: [false,false,false,false]
empty: [false,false,false,false]
bool(false)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)

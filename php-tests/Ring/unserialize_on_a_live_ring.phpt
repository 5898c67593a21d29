--TEST--
__unserialize() on a ring replaces it, or leaves it alone if the data are wrong
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', 'b']);
$points = $ring->points();
$data = $ring->__serialize();
foreach ([
    [],
    ['scheme' => 1] + $data,
    ['servers' => ['c' => 0]] + $data,
    ['servers' => ['c' => 1, 'd' => '1']] + $data,
    ['servers' => null] + $data,
    $data + ['x' => 1],
] as $i => $wrong) {
    try {
        $ring->__unserialize($wrong);
        echo "$i taken\n";
    } catch (UnexpectedValueException) {
        echo $ring == new Ring(['a', 'b']) && $ring->points() === $points ? '' : "$i changed it\n";
    }
}
$ring->__unserialize((new Ring(['c'], Scheme::nginx()))->__serialize());
var_dump($ring == new Ring(['c'], Scheme::nginx()), $ring->lookup('x'), count($ring->points()));
?>
--EXPECT--
bool(true)
string(1) "c"
int(160)

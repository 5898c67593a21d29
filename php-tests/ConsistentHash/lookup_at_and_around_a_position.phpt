--TEST--
A key at a position belongs to it, one above it to the next
--FILE--
<?php
$h = new ConsistentHash;
$x = 1387983181; // cHash('x')
foreach ([[$x - 1, $x + 1], [$x, $x + 1], [$x - 1, $x], [$x + 1, $x + 2], [$x - 2, $x - 1]] as [$low, $high]) {
    $h->virtualPos = [$low => 'low', $high => 'high'];
    echo $h->lookup('x'), "\n";
}
?>
--EXPECT--
high
low
high
low
low

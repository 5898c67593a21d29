--TEST--
Removal with a common position is right when no property was looked at
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

foreach ([['10.0.7.244', 2, '10.0.54.20', 0], ['10.0.58.115', 0, '10.0.77.68', 0], ['10.0.40.238', 1, '10.0.109.192', 4]] as [$one, $i, $two, $j]) {
    $h = ring('x', $one, $two, 'y');
    $h->removeServer($one);
    echo $h->lookup("$two-$j"), ' ', $h->lookup("$one-$i"), "\n";
    $h->removeServer($two);
    echo $h->lookup("$two-$j"), "\n";
    echo count($h->virtualPos), "\n";
}
?>
--EXPECT--
y y
y
10
x x
x
10
x x
x
10

--TEST--
A first owner that comes back takes the position over in its turn
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

foreach ([['10.0.7.244', 2, '10.0.54.20', 0], ['10.0.58.115', 0, '10.0.77.68', 0], ['10.0.40.238', 1, '10.0.109.192', 4]] as [$one, $i, $two, $j]) {
    $h = ring($one, $two);
    $h->removeServer($one);
    $h->addServer($one);
    echo $h->lookup("$two-$j"), ' ', count($h->virtualPos), "\n";
    $h->removeServer($two);
    echo $h->lookup("$one-$i"), ' ', count($h->virtualPos), "\n";
}
?>
--EXPECT--
10.0.7.244 9
10.0.7.244 4
10.0.58.115 9
10.0.58.115 4
10.0.40.238 9
10.0.40.238 4

--TEST--
add() of a server that is there changes its weight in place
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$keys = range(1, 100);
foreach (['md5Crc32', 'predis', 'nginx', 'time33'] as $scheme) {
    $ring = new Ring(['a', 'b' => 2, 'c'], Scheme::$scheme());
    $ring->lookup('x');
    $ring->add('b', 3)->add('a', 2)->add('b');
    $naive = new NaiveRing(['a' => 2, 'b' => 1, 'c' => 1], $scheme);
    echo "$scheme: ", implode(', ', differences($ring, $naive, $keys)), "\n";
}
?>
--EXPECT--
md5Crc32: 
predis: 
nginx: 
time33: 

--TEST--
lookupMany() of every number of keys around the lanes of the kernels
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$wrong = [];
foreach (['md5Crc32', 'time33', 'crc32', 'predisKetama', 'modulo', 'predis'] as $scheme) {
    $ring = new Ring(['a', 'b', 'c'], Scheme::$scheme());
    $naive = new NaiveRing(['a', 'b', 'c'], $scheme);
    for ($n = 0; $n <= 70; $n++) {
        $keys = array_map(fn($i) => str_repeat('k', ($i * 7 + $n) % 150) . $i, $n ? range(1, $n) : []);
        $ring->lookupMany($keys) === array_map($naive->lookup(...), $keys) || $wrong[] = "$scheme, $n";
    }
}
echo $wrong ? implode("\n", $wrong) : 'OK';
?>
--EXPECT--
OK

--TEST--
A Ring never takes a cached ring of the class ConsistentHash for another one
--INI--
consistent_hash.cache_size=4M
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([1, 2] as $round) {
    $old = new ConsistentHash;
    $old->addServers(['10.0.7.244', '10.0.54.20', 1]);
    $old->removeServer('10.0.54.20');
    $old->lookup('x');
    $ring = new Ring(['10.0.7.244', '1'], Scheme::md5Crc32());
    echo json_encode(differences($ring, new NaiveRing(['10.0.7.244', '1'], 'md5Crc32'), range(1, 40))), "\n";
    var_dump($ring->lookupList('x', 9) === array_map(strval(...), $old->lookupList('x', 9)));
}
?>
--EXPECT--
[]
bool(true)
[]
bool(true)

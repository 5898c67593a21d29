--TEST--
Each hash of each length is what PHP computes
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach (Scheme::hashes() as $hash) {
    $points = [];
    for ($length = 0; $length <= 300; $length++) {
        $text = substr(str_repeat("\0\x80\xff" . md5($hash . $length, true), 20), 0, $length);
        $points[NaiveRing::hash($hash, $text)] = $text;
    }
    ksort($points);
    $ring = new Ring(array_values($points), new Scheme($hash, '{server}', 0, 1));
    // A server lies at its name, so a key of that name is its own.
    $same = [$ring->points() === $points, $ring->lookupMany($points) === $points, array_map($ring->lookup(...), $points) === $points];
    echo $hash, ': ', json_encode($same), "\n";
}
?>
--EXPECT--
crc32: [true,true,true]
crc32-complement: [true,true,true]
md5-crc32: [true,true,true]
md5-time33: [true,true,true]
md5-be32: [true,true,true]
md5-le32: [true,true,true]
sha1-be32: [true,true,true]
fnv1a32: [true,true,true]
murmur3a: [true,true,true]
xxh32: [true,true,true]

--TEST--
Without the first server of lookupList(), the second has the key
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    Scheme::md5Crc32(), Scheme::flexihash(), Scheme::redisArray(), Scheme::nginx(),
    new Scheme('xxh32', '{server}/{index}', 0, 50, 'at-or-before'),
] as $scheme) {
    $ring = new Ring(array_map(fn($i) => "cache$i:6379", range(1, 8)), $scheme);
    $wrong = 0;
    foreach (range(1, 100) as $key) {
        $left = clone $ring;
        foreach ($ring->lookupList($key, 8) as $server) {
            $wrong += $left->lookup($key) !== $server;
            $left->remove($server);
        }
    }
    echo $wrong, "\n";
}
?>
--EXPECT--
0
0
0
0
0

--TEST--
Scheme::md5Crc32() places points and keys as the class ConsistentHash does
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([1, 5, 160] as $nodes) {
    $servers = array_map(fn($i) => "cache$i.example.org:11211", range(1, 12));
    $old = new ConsistentHash;
    $old->virtualPosNum = $nodes;
    $old->addServers($servers);
    $ring = new Ring($servers, Scheme::md5Crc32($nodes));
    var_dump($ring->points() === $old->virtualPos, $ring->lookupMany(range(1, 500)) === $old->lookupMany(range(1, 500)));
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

--TEST--
With consistent_hash.class=Off the polyfill declares the class, and places keys as the extension does
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
require __DIR__ . '/../../php/polyfill/ConsistentHash.php';

$servers = ['a', 'b', 'c', 'd'];
$keys = array_map(fn($i) => "key$i", range(1, 200));
$hash = new ConsistentHash;
$hash->addServers($servers);
$ring = new ConsistentHash\Ring($servers, ConsistentHash\Scheme::md5Crc32(5));
var_dump((new ReflectionClass($hash))->isInternal());
var_dump($hash->lookupMany($keys) === $ring->lookupMany($keys), $hash->virtualPos === $ring->points());
?>
--EXPECT--
bool(false)
bool(true)
bool(true)

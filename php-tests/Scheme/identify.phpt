--TEST--
identify() finds the scheme of a ring from keys and their servers
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$schemes = array_map(fn($name) => [$name], Scheme::names());
array_push(
    $schemes,
    ['md5Crc32', 160],
    ['crc32Strict', 3],
    ['time33', 1],
    ['flexihash', 200],
    ['new', 'crc32', '{server}#{index}', 0, 100],
    ['new', 'md5-be32', '{server}{index}', 0, 64, 'after'],
    ['new', 'fnv1a32', '{server}:{index}', 0, 40],
    ['new', 'crc32', '{server}', 0, 1],
);
$keys = array_map(fn($i) => md5("user:$i"), range(1, 300));
$servers = array_map(fn($i) => "cache$i.example.org:11211", range(1, 4));
foreach ($schemes as $with) {
    $naive = new NaiveRing($servers, ...$with);
    $samples = array_combine($keys, array_map($naive->lookup(...), $keys));
    $found = Scheme::identify($servers, $samples);
    $expected = scheme(...$with);
    echo $expected, in_array($expected, $found) ? '' : ' is not found', "\n";
    foreach ($found as $one) {
        (new Ring($servers, $one))->lookupMany($keys) === array_values($samples) || print("$one does not fit\n");
    }
}
?>
--EXPECT--
Scheme::md5Crc32(5)
Scheme::crc32Descending()
Scheme::crc32Strict()
Scheme::time33(64)
Scheme::crc32(32)
Scheme::modulo()
Scheme::flexihash(64)
Scheme::predis()
Scheme::predisKetama()
Scheme::libmemcached()
Scheme::libmemcachedModula()
Scheme::libmemcachedConsistent()
Scheme::memcache()
Scheme::memcacheStandard()
Scheme::redisArray()
Scheme::redisArrayRanges()
Scheme::redisCluster()
Scheme::nginx()
Scheme::nginxModulo()
Scheme::mediaWikiMemcached()
Scheme::mediaWikiHashRing()
Scheme::twemproxy()
Scheme::twemproxyModula()
Scheme::haproxy()
Scheme::haproxyMapBased()
Scheme::credis(128)
Scheme::md5Times31()
Scheme::hashring()
Scheme::md5Crc32(160)
Scheme::crc32Strict(3)
Scheme::time33(1)
Scheme::flexihash(200)
new Scheme('crc32', '{server}#{index}', 0, 100, 'at-or-after')
new Scheme('md5-be32', '{server}{index}', 0, 64, 'after')
new Scheme('fnv1a32', '{server}:{index}', 0, 40, 'at-or-after')
new Scheme('crc32', '{server}', 0, 1, 'at-or-after')

--TEST--
A scheme as text is the expression that makes it
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([
    Scheme::md5Crc32(), Scheme::md5Crc32(160), Scheme::crc32Descending(), Scheme::crc32Strict(), Scheme::crc32Strict(1),
    Scheme::crc32Strict(3), Scheme::time33(), Scheme::crc32(), Scheme::modulo(), Scheme::flexihash(), Scheme::flexihash(1),
    Scheme::predis(), Scheme::predisKetama(), Scheme::libmemcached(), Scheme::redisArray(), Scheme::nginx(), new Scheme(),
    new Scheme('fnv1a32', '{server}#{index}', 1, 100), new Scheme('crc32', '{server}', 0, 1),
    new Scheme('crc32', '{server} -{index}', 1, 32), new Scheme('xxh32', '{index}/{server}', 0, 3, 'at-or-before'),
    Scheme::libmemcached('default'), Scheme::libmemcachedModula(), Scheme::libmemcachedModula('md5'),
    Scheme::libmemcachedConsistent('crc'), Scheme::memcache(), Scheme::memcache('fnv'), Scheme::memcacheStandard('crc32'),
    Scheme::nginxModulo(), Scheme::redisArray('md5'), Scheme::redisArrayRanges(), Scheme::redisArrayRanges('md5'),
    Scheme::mediaWikiMemcached(), Scheme::mediaWikiHashRing(), Scheme::mediaWikiHashRing('md5'), Scheme::twemproxy(),
    Scheme::twemproxy('md5'), Scheme::twemproxy('md5', '{}'), Scheme::twemproxyModula(hashTag: "'\\"), Scheme::redisCluster(),
    Scheme::credis(), Scheme::credis(64), Scheme::md5Times31(), Scheme::md5Times31(true), Scheme::hashring(), Scheme::haproxy(),
    Scheme::haproxy('sdbm', false), Scheme::haproxy('wt6'), Scheme::haproxy('wt6', true), Scheme::haproxyMapBased(),
    Scheme::haproxyMapBased('djb2', true),
] as $scheme) {
    $made = eval("use ConsistentHash\\Scheme; return $scheme;");
    echo $scheme, $made == $scheme ? '' : ' DIFFERS', "\n";
}
?>
--EXPECT--
Scheme::md5Crc32(5)
Scheme::md5Crc32(160)
Scheme::crc32Descending()
Scheme::crc32Strict()
Scheme::crc32Strict(1)
Scheme::crc32Strict(3)
Scheme::time33(64)
Scheme::crc32(32)
Scheme::modulo()
Scheme::flexihash(64)
Scheme::flexihash(1)
Scheme::predis()
Scheme::predisKetama()
Scheme::libmemcached()
Scheme::redisArray()
Scheme::nginx()
Scheme::md5Crc32(160)
new Scheme('fnv1a32', '{server}#{index}', 1, 100, 'at-or-after')
new Scheme('crc32', '{server}', 0, 1, 'at-or-after')
new Scheme('crc32', '{server} -{index}', 1, 32, 'at-or-after')
new Scheme('xxh32', '{index}/{server}', 0, 3, 'at-or-before')
Scheme::libmemcached('default')
Scheme::libmemcachedModula()
Scheme::libmemcachedModula('md5')
Scheme::libmemcachedConsistent('crc')
Scheme::memcache()
Scheme::memcache('fnv')
Scheme::memcacheStandard()
Scheme::nginxModulo()
Scheme::redisArray('md5')
Scheme::redisArrayRanges()
Scheme::redisArrayRanges('md5')
Scheme::mediaWikiMemcached()
Scheme::mediaWikiHashRing()
Scheme::mediaWikiHashRing('md5')
Scheme::twemproxy()
Scheme::twemproxy('md5')
Scheme::twemproxy('md5', '{}')
Scheme::twemproxyModula('fnv1a_64', '\'\\')
Scheme::redisCluster()
Scheme::credis(128)
Scheme::credis(64)
Scheme::md5Times31()
Scheme::md5Times31(true)
Scheme::hashring()
Scheme::haproxy()
Scheme::haproxy('sdbm', false)
Scheme::haproxy('wt6')
Scheme::haproxy('wt6', true)
Scheme::haproxyMapBased()
Scheme::haproxyMapBased('djb2', true)

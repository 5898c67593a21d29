--TEST--
Schemes are equal if they do the same
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([
    [new Scheme(), Scheme::md5Crc32(160)],
    [Scheme::md5Crc32(), Scheme::md5Crc32(5)],
    [Scheme::time33(64), new Scheme('md5-time33', '{server}-{index}', 1, 64)],
    [Scheme::crc32(), new Scheme('crc32', '{server}-{index}', 1, 32)],
    [Scheme::flexihash(), new Scheme('crc32', '{server}{index}', 0, 64, 'after')],
    [Scheme::crc32Strict(), new Scheme('crc32', '{server}', 0, 1, 'after')],
    [Scheme::crc32Strict(3), new Scheme('crc32', '{server}_{index}', 0, 3, 'after')],
    [Scheme::predis(), Scheme::fromName('predis')],
    [Scheme::nginx(), clone Scheme::nginx()],
    [Scheme::libmemcached(), Scheme::libmemcached('md5')],
    [Scheme::redisArray(null), Scheme::redisArray()],
    [Scheme::twemproxy(), Scheme::twemproxy('fnv1a_64', '')],
    [Scheme::haproxy(), Scheme::haproxy('sdbm', true)],
    [Scheme::haproxy('crc32'), Scheme::haproxy('crc32', false)],
    [Scheme::haproxyMapBased(), Scheme::haproxyMapBased('sdbm', false)],
    [Scheme::credis(), Scheme::credis(128)],
] as [$one, $two]) {
    $one == $two && $two == $one && !($one != $two) && $one !== $two || print("$one is not $two\n");
}
// No two of these do the same.
$different = array_map([Scheme::class, 'fromName'], Scheme::names());
array_push(
    $different,
    new Scheme(),
    new Scheme('xxh32'),
    new Scheme('md5-crc32', '{server}_{index}'),
    new Scheme('md5-crc32', '{server}-{index}', 1),
    new Scheme('crc32', '{server}', 0, 1),
    new Scheme('crc32', '{server}', 0, 1, 'at-or-before'),
    new Scheme('crc32', '{server}', 0, 1, 'at-or-before-or-smallest'),
    new Scheme('crc32', '{server}:{index}', 0, 128, 'at-or-before'),
    Scheme::crc32Strict(1),
    Scheme::crc32Strict(2),
    Scheme::libmemcached('default'),
    Scheme::libmemcachedModula('md5'),
    Scheme::libmemcachedConsistent('md5'),
    Scheme::memcache('fnv'),
    Scheme::memcacheStandard('fnv'),
    Scheme::redisArray('md5'),
    Scheme::redisArrayRanges('md5'),
    Scheme::mediaWikiHashRing('md5'),
    Scheme::twemproxy('md5'),
    Scheme::twemproxy('md5', '{}'),
    Scheme::twemproxy('md5', '}{'),
    Scheme::twemproxyModula('md5'),
    Scheme::haproxy('sdbm', false),
    Scheme::haproxyMapBased('sdbm', true),
    Scheme::credis(127),
    Scheme::md5Times31(true),
);
foreach ($different as $i => $one) {
    foreach ($different as $j => $two) {
        ($one == $two) === ($i === $j) || print("$one, $two\n");
    }
}
echo 'done';
?>
--EXPECT--
done

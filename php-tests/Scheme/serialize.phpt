--TEST--
A scheme survives serialize() and unserialize()
--FILE--
<?php
use ConsistentHash\Scheme;

$schemes = array_map([Scheme::class, 'fromName'], Scheme::names());
array_push(
    $schemes, new Scheme(), Scheme::crc32Strict(3), new Scheme('crc32', '{server}', 0, 1),
    new Scheme('xxh32', "\0{server}\xff{index}", 7, 40, 'at-or-before'),
    Scheme::libmemcached('default'), Scheme::libmemcachedModula('murmur3'), Scheme::libmemcachedConsistent('crc'),
    Scheme::memcache('fnv'), Scheme::memcacheStandard('fnv'), Scheme::redisArray('md5'), Scheme::redisArrayRanges('crc32b'),
    Scheme::mediaWikiHashRing('md5'), Scheme::twemproxy('md5', '{}'), Scheme::twemproxy(hashTag: "\0'"),
    Scheme::twemproxyModula('crc16', '\\"'), Scheme::haproxy('wt6'), Scheme::haproxy('sdbm', false), Scheme::haproxy('crc32', true),
    Scheme::haproxyMapBased('djb2', true), Scheme::credis(1), Scheme::md5Times31(true),
);
foreach ($schemes as $scheme) {
    $text = serialize($scheme);
    $again = unserialize($text, ['allowed_classes' => [Scheme::class]]);
    $again == $scheme && (string) $again === (string) $scheme && serialize($again) === $text || print("$scheme: WRONG\n");
}
[$a, $b] = unserialize(serialize([$scheme, $scheme]));
var_dump($a === $b, $a == $scheme);
?>
--EXPECT--
bool(true)
bool(true)

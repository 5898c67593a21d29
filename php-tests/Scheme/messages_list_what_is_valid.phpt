--TEST--
A ValueError for an unknown name lists the valid ones, and each of them is valid
--FILE--
<?php
use ConsistentHash\Scheme;

function lists(callable $call, array $valid): void
{
    try {
        $call('x');
        echo "no error\n";
    } catch (ValueError $e) {
        preg_match_all('/"([^"]*)"/', $e->getMessage(), $listed);
        echo json_encode([array_values(array_diff($valid, $listed[1])), array_values(array_diff($listed[1], $valid))]), "\n";
    }
    array_map($call, $valid);
    foreach (['', ucfirst($valid[0]), "$valid[0]\0", "$valid[0] "] as $almost) {
        try {
            $call($almost);
            echo "no error\n";
        } catch (ValueError) {
        }
    }
}
lists(Scheme::fromName(...), Scheme::names());
lists(fn($hash) => new Scheme($hash), Scheme::hashes());
lists(fn($search) => new Scheme(search: $search), ['at-or-after', 'after', 'at-or-before', 'at-or-before-or-smallest']);
$libmemcached = ['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins', 'murmur3'];
$twemproxy = ['one_at_a_time', 'md5', 'crc16', 'crc32', 'crc32a', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins'];
$haproxy = ['sdbm', 'djb2', 'wt6', 'crc32'];
lists(Scheme::libmemcached(...), $libmemcached);
lists(Scheme::libmemcachedModula(...), $libmemcached);
lists(Scheme::libmemcachedConsistent(...), $libmemcached);
lists(Scheme::memcache(...), ['crc32', 'fnv']);
lists(Scheme::memcacheStandard(...), ['crc32', 'fnv']);
lists(Scheme::mediaWikiHashRing(...), ['md5', 'sha1']);
lists(Scheme::twemproxy(...), $twemproxy);
lists(Scheme::twemproxyModula(...), $twemproxy);
lists(Scheme::haproxy(...), $haproxy);
lists(Scheme::haproxyMapBased(...), $haproxy);
$algorithms = ['md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'fnv164', 'fnv1a64', 'joaat', 'murmur3a', 'xxh32'];
lists(Scheme::redisArray(...), $algorithms);
lists(Scheme::redisArrayRanges(...), $algorithms);
?>
--EXPECT--
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]
[[],[]]

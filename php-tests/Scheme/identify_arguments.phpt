--TEST--
identify() finds a named scheme with its arguments, with weights and without
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';


use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$libmemcached = ['default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins', 'murmur3'];
$twemproxy = ['one_at_a_time', 'md5', 'crc16', 'crc32', 'crc32a', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins'];
$algorithms = [null, 'md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'murmur3a', 'xxh32'];
$hashes = [
    'libmemcached' => $libmemcached,
    'libmemcachedModula' => $libmemcached,
    'libmemcachedConsistent' => $libmemcached,
    'memcache' => ['crc32', 'fnv'],
    'memcacheStandard' => ['crc32', 'fnv'],
    'redisArray' => $algorithms,
    'redisArrayRanges' => $algorithms,
    'mediaWikiMemcached' => [0],
    'mediaWikiHashRing' => ['md5', 'sha1'],
    'nginxModulo' => [0],
    'twemproxy' => $twemproxy,
    'twemproxyModula' => $twemproxy,
    'haproxy' => ['sdbm', 'djb2', 'wt6', 'crc32'],
    'haproxyMapBased' => ['sdbm', 'djb2', 'wt6', 'crc32'],
    'hashring' => [0],
    'md5Times31' => [false, true],
];
// The numbers tell whether the servers go without weights, with them, or both.
$weights = ['redisArray' => [0], 'redisArrayRanges' => [0], 'md5Times31' => [0], 'libmemcachedModula' => [0]];
$keys = array_map(fn($i) => md5("user:$i"), range(1, 200));
$servers = ['cache1:11212' => 1, 'cache2:11212' => 2, 'cache3:11212' => 4];
foreach ($hashes as $name => $of) {
    foreach ($of as $hash) {
        foreach ($weights[$name] ?? [0, 1] as $weighted) {
            $all = $hash === 0 ? [[]] : [[$hash]];
            $all = str_starts_with($name, 'haproxy') ? [[$hash], [$hash, true], [$hash, false]] : $all;
            $placed = $weighted ? $servers : array_fill_keys(array_keys($servers), 1);
            foreach ($all as $arguments) {
                $naive = new NaiveRing($placed, $name, ...$arguments);
                $found = Scheme::identify($placed, array_combine($keys, array_map($naive->lookup(...), $keys)));
                $expected = Scheme::$name(...$arguments);
                in_array($expected, $found) || print("$expected is not found\n");
                foreach ($found as $one) {
                    (new Ring($placed, $one))->lookupMany($keys) === array_map($naive->lookup(...), $keys) || print("$one is wrong\n");
                }
            }
        }
    }
}
echo 'done';
?>
--EXPECT--
done

--TEST--
position() is that of the naive ring, by each hash, for texts of each length and of every byte
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';


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
    'mediaWikiHashRing' => ['md5', 'sha1'],
    'twemproxy' => $twemproxy,
    'twemproxyModula' => $twemproxy,
    'haproxy' => ['sdbm', 'djb2', 'wt6', 'crc32'],
    'haproxyMapBased' => ['sdbm', 'djb2', 'wt6', 'crc32'],
    'credis' => [1],
    'md5Times31' => [true, false],
];
$keys = array_map(fn($byte) => chr($byte), range(0, 255));
for ($length = 0; $length <= 300; $length++) {
    $keys[] = substr(str_repeat("\0\x80\xff" . md5((string) $length, true), 20), 0, $length);
}
$schemes = array_map(fn($name) => [$name], Scheme::names());
foreach ($hashes as $name => $of) {
    array_push($schemes, ...array_map(fn($hash) => [$name, $hash], $of));
}
array_push($schemes, ['haproxy', 'djb2', true], ['haproxy', 'sdbm', false], ['haproxyMapBased', 'wt6', true]);
foreach (Scheme::hashes() as $hash) {
    $schemes[] = ['new', $hash];
}
foreach ($schemes as $with) {
    $naive = new NaiveRing([], ...$with);
    $scheme = scheme(...$with);
    foreach ($keys as $key) {
        if ($scheme->position($key) !== $naive->position($key)) {
            echo "$scheme: wrong for ", bin2hex($key), "\n";
            break;
        }
    }
}
echo count($schemes), " schemes\n";
?>
--EXPECT--
131 schemes

--TEST--
movement() from one placement to another of the same hash is that of the naive rings
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

use ConsistentHash\Ring;

$seed = (int) (getenv('SEED') ?: random_int(1, 999999));
mt_srand($seed);
foreach ([
    [['redisArray'], ['redisArrayRanges']],
    [['redisArray', 'md5'], ['redisArrayRanges', 'md5']],
    [['redisArrayRanges', 'crc32b'], ['redisArray', 'crc32b']],
    [['libmemcachedModula'], ['libmemcachedConsistent']],
    [['libmemcachedConsistent', 'crc'], ['libmemcachedModula', 'crc']],
    [['libmemcachedModula', 'crc'], ['nginxModulo']],
    [['libmemcachedModula', 'md5'], ['libmemcached']],
    [['libmemcached'], ['mediaWikiHashRing', 'md5']],
    [['predisKetama'], ['hashring']],
    [['memcache'], ['memcache']],
    [['memcacheStandard'], ['memcacheStandard']],
    [['redisCluster'], ['redisCluster']],
    [['twemproxyModula', 'murmur', '{}'], ['twemproxy', 'murmur', '{}']],
    [['haproxy', 'crc32'], ['haproxyMapBased', 'crc32']],
    [['haproxyMapBased', 'crc32'], ['modulo']],
    [['nginx'], ['haproxy', 'crc32', false]],
    [['mediaWikiMemcached'], ['mediaWikiMemcached']],
    [['credis', 3], ['credis', 4]],
    [['md5Times31'], ['md5Times31']],
    [['md5Times31', true], ['md5Times31', true]],
] as $pair) {
    for ($round = 0; $round < 3; $round++) {
        $rings = array_map(function ($scheme) {
            $numbers = array_rand(range(0, 20), mt_rand(1, 6));
            return both(array_map(fn($number) => "cache$number:11212", (array) $numbers), ...$scheme);
        }, $pair);
        [[$before, $naive_before], [$after, $naive_after]] = $rings;
        if (!same_movement($before->movement($after), $naive_before->movement($naive_after))) {
            echo $before->scheme(), ' to ', $after->scheme(), ": SEED=$seed\n";
        }
    }
}
echo 'done';
?>
--EXPECT--
done

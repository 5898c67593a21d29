--TEST--
identify() finds twemproxy with the hash tag {}, and the rules for tags of RedisArray and Redis Cluster
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';


use ConsistentHash\Scheme;

$keys = array_map(fn($i) => 'user{' . md5("$i") . '}:name' . $i % 7, range(1, 300));
$servers = ['cache1:11212', 'cache2:11212', 'cache3:11212'];
foreach ([
    ['twemproxy', 'md5', '{}'], ['twemproxyModula', 'murmur', '{}'], ['twemproxy', 'md5'], ['redisArray'], ['redisArrayRanges', 'md5'],
    ['redisCluster'],
] as $with) {
    $naive = new NaiveRing($servers, ...$with);
    $found = Scheme::identify($servers, array_combine($keys, array_map($naive->lookup(...), $keys)));
    $found = array_map(strval(...), $found);
    sort($found);
    echo implode(', ', $found), "\n";
}
?>
--EXPECT--
Scheme::twemproxy('md5', '{}')
Scheme::twemproxyModula('murmur', '{}')
Scheme::libmemcached(), Scheme::mediaWikiHashRing('md5'), Scheme::predisKetama(), Scheme::twemproxy('md5')
Scheme::redisArray()
Scheme::redisArrayRanges('md5')
Scheme::redisCluster()

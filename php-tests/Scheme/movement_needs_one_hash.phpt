--TEST--
movement() to a scheme that hashes other parts of keys, or makes other positions of a hash, is a ValueError
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    [Scheme::redisArray(), new Scheme('crc32-complement')],
    [Scheme::redisArray(), Scheme::redisArray('md5')],
    [Scheme::memcache(), new Scheme('crc32')],
    [Scheme::memcache(), Scheme::memcacheStandard()],
    [Scheme::memcacheStandard(), Scheme::nginxModulo()],
    [Scheme::memcache('crc32'), Scheme::memcache('fnv')],
    [Scheme::haproxy('sdbm', true), Scheme::haproxy('sdbm', false)],
    [Scheme::twemproxy('md5', '{}'), Scheme::twemproxy('md5')],
    [Scheme::twemproxy('md5', '{}'), Scheme::twemproxy('md5', '<>')],
    [Scheme::md5Times31(), Scheme::md5Times31(true)],
    [Scheme::credis(), Scheme::mediaWikiMemcached()],
    [Scheme::redisCluster(), Scheme::nginxModulo()],
] as [$one, $two]) {
    foreach ([[$one, $two], [$two, $one]] as [$from, $to]) {
        try {
            (new Ring(['a:1'], $from))->movement(new Ring(['a:1'], $to));
            echo "$from to $to\n";
        } catch (ValueError) {
        }
    }
}
echo 'done';
?>
--EXPECT--
done

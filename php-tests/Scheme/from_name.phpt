--TEST--
fromName() makes the scheme of each named constructor, with its arguments, named or not, and without
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';


use ConsistentHash\Scheme;

$all = [
    ['virtualNodes' => 7],
    ['hash' => 'murmur'], ['hash' => 'fnv'], ['hash' => 'djb2'],
    ['hash' => 'jenkins', 'hashTag' => '{}'], ['hashTag' => '{}'],
    ['algorithm' => 'md5'],
    ['avalanche' => true], ['hash' => 'wt6', 'avalanche' => true],
    ['replicas' => 3],
    ['everyOtherDigit' => true],
];
foreach (Scheme::names() as $name) {
    Scheme::fromName($name) == Scheme::$name() || print("$name WRONG\n");
    $takes = array_map(fn($parameter) => $parameter->getName(), (new ReflectionMethod(Scheme::class, $name))->getParameters());
    $made = [];
    foreach ($all as $arguments) {
        if (array_diff(array_keys($arguments), $takes)) {
            continue;
        }
        try {
            $scheme = Scheme::$name(...$arguments);
        } catch (ValueError) {
            continue;
        }
        $made[] = $scheme;
        Scheme::fromName($name, ...$arguments) == $scheme || print("$name WRONG\n");
        Scheme::fromName(...['name' => $name], ...$arguments) == $scheme || print("$name WRONG\n");
        if (array_slice($takes, 0, count($arguments)) === array_keys($arguments)) {
            Scheme::fromName($name, ...array_values($arguments)) == $scheme || print("$name WRONG\n");
        }
    }
    echo implode(', ', $made ?: ["$name()"]), "\n";
}
var_dump(Scheme::fromName('redisArray', null) == Scheme::redisArray(), Scheme::fromName('crc32Strict', null) == Scheme::crc32Strict());
?>
--EXPECT--
Scheme::md5Crc32(7)
crc32Descending()
Scheme::crc32Strict(7)
Scheme::time33(7)
Scheme::crc32(7)
modulo()
Scheme::flexihash(7)
predis()
predisKetama()
Scheme::libmemcached('murmur')
Scheme::libmemcachedModula('murmur')
Scheme::libmemcachedConsistent('murmur')
Scheme::memcache('fnv')
Scheme::memcacheStandard('fnv')
Scheme::redisArray('md5')
Scheme::redisArrayRanges('md5')
redisCluster()
nginx()
nginxModulo()
mediaWikiMemcached()
Scheme::mediaWikiHashRing('md5')
Scheme::twemproxy('murmur'), Scheme::twemproxy('jenkins', '{}'), Scheme::twemproxy('fnv1a_64', '{}')
Scheme::twemproxyModula('murmur'), Scheme::twemproxyModula('jenkins', '{}'), Scheme::twemproxyModula('fnv1a_64', '{}')
Scheme::haproxy('djb2'), Scheme::haproxy(), Scheme::haproxy('wt6', true)
Scheme::haproxyMapBased('djb2'), Scheme::haproxyMapBased('sdbm', true), Scheme::haproxyMapBased('wt6', true)
Scheme::credis(3)
Scheme::md5Times31(true)
hashring()
bool(true)
bool(true)

--TEST--
The ring in the picture of report.php gives each server its share, by every scheme
--FILE--
<?php
require __DIR__ . '/../../examples/inc/RingSvg.php';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$slots = 200000;
foreach (Scheme::names() as $name) {
    foreach ([1, 2, 5] as $count) {
        $ring = new Ring(array_map(fn($i) => "cache$i:11211", range(1, $count)), Scheme::fromName($name));
        $owners = array_count_values(RingSvg::owners($ring, $slots));
        foreach ($ring->shares() as $server => $share) {
            if ($owners && abs(($owners[$server] ?? 0) / $slots - $share) > 2e-4) {
                echo "$name: $server has $owners[$server] of $slots, $share\n";
            }
        }
    }
}
echo implode(' ', array_filter(Scheme::names(), fn($name) => !RingSvg::owners(new Ring(['a:1'], Scheme::fromName($name)), 9))), "\n";
?>
--EXPECT--
modulo libmemcachedModula memcache memcacheStandard redisArrayRanges redisCluster nginxModulo mediaWikiMemcached twemproxyModula haproxyMapBased credis md5Times31

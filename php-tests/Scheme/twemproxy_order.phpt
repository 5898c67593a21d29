--TEST--
twemproxy sorts its servers by name: the order of adding is of no account
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = [
    '10.0.0.10:11211' => 1, '10.0.0.9:11211' => 2, '10.0.0.9:11212' => 1, '/run/a.sock' => 3, '10.0.0.1:11211 zz' => 1,
    '10.0.0.2:11211 b' => 1, '10.0.0.3:11211 a' => 2,
];
$keys = array_map('md5', range(1, 2000));
foreach ([Scheme::twemproxy('murmur'), Scheme::twemproxyModula('murmur')] as $scheme) {
    $one = new Ring($servers, $scheme);
    foreach ([array_reverse($servers), array_slice($servers, 3) + $servers] as $others) {
        $other = new Ring($others, $scheme);
        var_dump($one->lookupMany($keys) === $other->lookupMany($keys));
        var_dump($one->lookupList('x', 9) === $other->lookupList('x', 9), $one->shares() == $other->shares());
    }
}
// The buckets come in the order of the names, the shorter ones first, and as often as a server weighs.
$buckets = [];
for ($i = 0; count($buckets) < 11; $i++) {
    $buckets[$scheme->position("key$i") % 11] = $one->lookup("key$i");
}
ksort($buckets);
echo implode("\n", array_unique($buckets)), "\n";
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
10.0.0.3:11211 a
10.0.0.2:11211 b
10.0.0.1:11211 zz
10.0.0.9:11211
10.0.0.10:11211
/run/a.sock
10.0.0.9:11212

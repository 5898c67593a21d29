--TEST--
Scheme::redisArray() hashes the {tag} of a key, as phpredis does
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

[$ring, $naive] = both(array_map(fn($i) => "cache$i:6379", range(1, 50)), 'redisArray');
$servers = $ring->points();
foreach ([
    'user:{42}:name' => '42', '{42}' => '42', 'a}{42}{43}' => '42', '{{42}' => '{42', '{}42' => '',
    // No tag.
    '{42' => '{42', '42}' => '42}', '}42{' => '}42{', "\0{42}" => "\0{42}", "{4\0}2" => "{4\0}2",
] as $key => $hashed) {
    $position = NaiveRing::hash('crc32-complement', $hashed);
    $after = array_filter($servers, fn($point) => $point >= $position, ARRAY_FILTER_USE_KEY) ?: $servers;
    var_dump($ring->lookup($key) === reset($after) && $ring->lookupMany([$key]) === [reset($after)]);
}
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

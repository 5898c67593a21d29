--TEST--
A cache that is too small for all rings evicts, never exceeds its size, and answers stay right
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.cache_size=2K
--FILE--
<?php
$alive = [];
$wrong = $over = 0;
for ($i = 0; $i < 300; $i++) {
    $h = new ConsistentHash;
    $h->addServers(["a$i", "b$i"]);
    $server = $h->lookup('x');
    $u = unserialize(serialize($h));
    $wrong += $u->lookup('x') !== $server;
    $info = consistent_hash_cache_info();
    $over += $info['bytes'] > $info['limit'];
    $alive[$i % 5] = $h;
}
var_dump($wrong, $over, $info['entries'] > 0, $info['misses'] >= 300);
?>
--EXPECT--
int(0)
int(0)
bool(true)
bool(true)

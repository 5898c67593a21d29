--TEST--
A ring of the same servers and virtual nodes is found in the cache
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.cache_size=1M
--FILE--
<?php
function ring(array $servers, int $nodes): ConsistentHash
{
    $h = new ConsistentHash;
    $h->virtualPosNum = $nodes;
    $h->addServers($servers);
    $h->lookup('x');
    return $h;
}
function counted(callable $f): string
{
    $before = consistent_hash_cache_info();
    $f();
    $after = consistent_hash_cache_info();
    return ($after['hits'] - $before['hits']) . ' hit, ' . ($after['misses'] - $before['misses']) . " miss\n";
}
echo 'first:         ', counted(fn () => ring(['a', 'bc'], 5));
echo 'the same:      ', counted(fn () => ring(['a', 'bc'], 5));
echo 'other order:   ', counted(fn () => ring(['bc', 'a'], 5));
echo 'other nodes:   ', counted(fn () => ring(['a', 'bc'], 6));
echo 'other names:   ', counted(fn () => ring(['ab', 'c'], 5));
echo 'an int:        ', counted(fn () => ring([1], 5));
echo 'and its text:  ', counted(fn () => ring(['1'], 5));
var_dump(ring([1], 5)->lookup('x'), ring(['1'], 5)->lookup('x'));
?>
--EXPECT--
first:         0 hit, 1 miss
the same:      1 hit, 0 miss
other order:   0 hit, 1 miss
other nodes:   0 hit, 1 miss
other names:   0 hit, 1 miss
an int:        0 hit, 1 miss
and its text:  1 hit, 0 miss
int(1)
string(1) "1"

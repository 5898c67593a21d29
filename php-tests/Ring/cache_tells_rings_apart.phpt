--TEST--
Rings of different schemes or weights never share what the cache keeps
--INI--
consistent_hash.cache_size=4M
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Scheme;

$wrong = [];
$compare = function (array $servers, ...$scheme) use (&$wrong): void {
    if (differences(...both($servers, ...$scheme), keys: range(1, 60))) {
        $wrong[] = json_encode([$servers, $scheme]);
    }
};
// Twice: the second time all are in the cache.
foreach ([1, 2] as $round) {
    foreach (Scheme::names() as $scheme) {
        $compare(['a:1', 'b:2', 'c:3'], $scheme);
        $compare(['a:1', 'b:2'], $scheme);
        $compare(['b:2', 'a:1'], $scheme);
    }
    foreach (['md5Crc32', 'predis', 'libmemcached', 'nginx', 'predisKetama'] as $scheme) {
        $compare(['a:1' => 1, 'b:2' => 2], $scheme);
        $compare(['a:1' => 2, 'b:2' => 1], $scheme);
        $compare(['a:1' => 2, 'b:2' => 2], $scheme);
    }
    foreach (['at-or-after', 'after', 'at-or-before', 'at-or-before-or-smallest'] as $search) {
        $compare(['a', 'b'], 'new', 'crc32', '{server}{index}', 0, 4, $search);
    }
}
echo $wrong ? implode("\n", $wrong) : 'OK', "\n";
var_dump(consistent_hash_cache_info()['hits'] > 20);
?>
--EXPECT--
OK
bool(true)

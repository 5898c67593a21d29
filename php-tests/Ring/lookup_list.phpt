--TEST--
lookupList() gives the distinct servers from that of lookup() on
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$servers = array_map(fn($i) => "10.0.0.$i", range(1, 20));
foreach ([
    ['md5Crc32'], ['crc32Descending'], ['crc32Strict'], ['predis'], ['modulo'], ['time33', 3],
    ['new', 'crc32', '{server}{index}', 0, 5, 'at-or-before'],
] as $scheme) {
    [$ring, $naive] = both($servers, ...$scheme);
    $wrong = 0;
    foreach (range(1, 40) as $key) {
        $all = $ring->lookupList($key, 20);
        $wrong += $all !== $naive->lookupList($key, 20) || $all[0] !== $ring->lookup($key) || count(array_unique($all)) !== 20;
        foreach ([1, 2, 3, 19, 21, 1000, PHP_INT_MAX] as $count) {
            $wrong += $ring->lookupList($key, $count) !== array_slice($all, 0, $count);
        }
    }
    echo "$scheme[0]: $wrong\n";
}
?>
--EXPECT--
md5Crc32: 0
crc32Descending: 0
crc32Strict: 0
predis: 0
modulo: 0
time33: 0
new: 0

--TEST--
The servers of lookupList() are in the order in which they take over a key if those before them are removed
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = array_map(fn($i) => "10.0.0.$i", range(1, 8));
foreach ([
    'crc32Descending' => Scheme::crc32Descending(),
    'redisArray' => Scheme::redisArray(),
    'at-or-after' => new Scheme('crc32', search: 'at-or-after'),
    'after' => new Scheme('crc32', search: 'after'),
    'at-or-before' => new Scheme('crc32', search: 'at-or-before'),
    'at-or-before-or-smallest' => new Scheme('crc32', virtualNodes: 2, search: 'at-or-before-or-smallest'),
] as $name => $scheme) {
    $wrong = 0;
    foreach (range(1, 500) as $key) {
        $ring = new Ring($servers, $scheme);
        foreach ($ring->lookupList($key, 8) as $server) {
            $wrong += $ring->lookup($key) !== $server;
            $ring->remove($server);
        }
    }
    echo "$name: $wrong\n";
}
?>
--EXPECT--
crc32Descending: 0
redisArray: 0
at-or-after: 0
after: 0
at-or-before: 0
at-or-before-or-smallest: 0

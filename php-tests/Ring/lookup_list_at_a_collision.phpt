--TEST--
At a position that servers share, lookupList() goes on with the one that takes it over
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/** Checks each prefix of the list: without it, the key is on the next server. */
function follow(Ring $ring, string $key): string
{
    $list = $ring->lookupList($key, count($ring));
    foreach ($list as $server) {
        if ($ring->lookup($key) !== $server) {
            return "$key should be on $server, and is on {$ring->lookup($key)}";
        }
        $ring->remove($server);
    }
    return implode(' ', $list);
}

// The first two share a point, which is that of user:20.
$servers = ['10.0.1.88:11211', '10.0.2.16:11211', '10.0.9.1:11211', '10.0.9.2:11211', '10.0.9.3:11211'];
echo follow(new Ring($servers), 'user:20'), "\n";
// The labels of c2702 and c5355 have MD5 words in common; all points of plumless and buckeroo are the same.
foreach ([
    [['c2702:11211', 'a:1', 'c5355:11211', 'b:2'], Scheme::libmemcached()],
    [['c2702:11211', 'a:1', 'c5355:11211', 'b:2'], Scheme::predisKetama()],
    [['plumless', 'a', 'buckeroo', 'b'], Scheme::crc32Strict()],
    [['plumless', 'a', 'buckeroo', 'b'], Scheme::crc32Descending()],
] as [$servers, $scheme]) {
    $ring = new Ring($servers, $scheme);
    $wrong = [];
    foreach (range(1, 3000) as $i) {
        $followed = follow(clone $ring, "key$i");
        $wrong += str_contains($followed, 'should') ? [$followed => true] : [];
    }
    echo $scheme, ': ', $wrong ? key($wrong) : 'OK', "\n";
}
?>
--EXPECTF--
10.0.2.16:11211 10.0.1.88:11211 %s
Scheme::libmemcached(): OK
Scheme::predisKetama(): OK
Scheme::crc32Strict(): OK
Scheme::crc32Descending(): OK

--TEST--
A ring that was changed in any order equals a new one of the same servers
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = ['10.0.7.244', '10.0.54.20', '10.0.58.115', '10.0.77.68', '10.0.40.238', '10.0.109.192'];
$keys = range(1, 50);
$wrong = 0;
// Each order of adding, with and without questions between, and with detours.
for ($i = 0; $i < 100; $i++) {
    mt_srand($i);
    shuffle($servers);
    $ring = new Ring([], Scheme::md5Crc32());
    foreach ($servers as $server) {
        $ring->add($server, mt_rand(1, 2));
        mt_rand(0, 2) || $ring->lookup('x');
        mt_rand(0, 1) || $ring->remove($servers[mt_rand(0, 5)]);
        mt_rand(0, 2) || $ring->points();
    }
    $new = new Ring([], Scheme::md5Crc32());
    foreach ($ring as $server) {
        $new->add($server, $ring->weight($server));
    }
    $wrong += $ring != $new || $ring->points() !== $new->points() || $ring->lookupMany($keys) !== $new->lookupMany($keys);
}
var_dump($wrong);
?>
--EXPECT--
int(0)

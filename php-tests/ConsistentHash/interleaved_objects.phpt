--TEST--
Many rings that are used in turn do not disturb one another
--FILE--
<?php
$rings = [];
for ($i = 0; $i < 20; $i++) {
    $rings[$i] = new ConsistentHash;
    $rings[$i]->virtualPosNum = $i;
}
for ($round = 0; $round < 10; $round++) {
    foreach ($rings as $i => $h) {
        $h->addServer("s$round");
        ($round + $i) % 3 || $h->removeServer('s' . intdiv($round, 2));
        ($round + $i) % 4 || $h->virtualPos;
    }
}
foreach ($rings as $i => $h) {
    $servers = array_keys($h->serverList);
    $fresh = new ConsistentHash;
    $fresh->virtualPosNum = $i;
    $fresh->addServers($servers);
    if ($fresh != $h) {
        echo "ring $i differs\n";
    }
}
echo array_sum(array_map(fn($h) => count($h->virtualPos), $rings)), "\n";
?>
--EXPECT--
1267

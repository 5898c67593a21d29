--TEST--
A thousand servers, some removed: every lookup is that of a plain search
--FILE--
<?php
$h = new ConsistentHash;
$points = [];
for ($i = 0; $i < 1000; $i++) {
    $h->addServer("server$i");
}
for ($i = 0; $i < 1000; $i += 7) {
    $h->removeServer("server$i");
}
for ($i = 0; $i < 1000; $i++) {
    for ($j = 0; $i % 7 && $j < 5; $j++) {
        $points[crc32(md5("server$i-$j"))] = "server$i";
    }
}
ksort($points);
$positions = array_keys($points);
$wrong = 0;
for ($i = 0; $i < 2000; $i++) {
    $position = crc32(md5("key$i"));
    $low = 0;
    $high = count($positions);
    while ($low < $high) {
        $middle = ($low + $high) >> 1;
        if ($positions[$middle] < $position) {
            $low = $middle + 1;
        } else {
            $high = $middle;
        }
    }
    $wrong += $h->lookup("key$i") !== $points[$positions[$low] ?? $positions[0]];
}
var_dump($wrong, $h->virtualPos === $points, count($h->serverList));
?>
--EXPECT--
int(0)
bool(true)
int(857)

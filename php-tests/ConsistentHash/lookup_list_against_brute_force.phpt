--TEST--
lookupList gives what a plain walk over virtualPos gives
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$servers = array_map(fn($i) => "10.0.0.$i", range(1, 30));
$h = ring(...$servers);
$ring = $h->virtualPos;
$wrong = 0;
for ($i = 0; $i < 300; $i++) {
    $position = (int) $h->cHash("key$i");
    $walk = array_filter($ring, fn($p) => $p >= $position, ARRAY_FILTER_USE_KEY) + $ring;
    $expected = array_values(array_unique($walk));
    foreach ([1, 2, 3, 10, 30, 31] as $count) {
        $wrong += $h->lookupList("key$i", $count) !== array_slice($expected, 0, $count);
    }
}
var_dump($wrong);
?>
--EXPECT--
int(0)

--TEST--
Collecting while rings are alive changes none of them
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$rings = [];
for ($i = 0; $i < 200; $i++) {
    $h = ring("a$i", "b$i");
    $h->virtualPosNum = [$h];
    $rings[] = $h;
    if ($i % 50 === 0) {
        gc_collect_cycles();
    }
}
gc_collect_cycles();
$wrong = 0;
foreach ($rings as $i => $h) {
    $plain = ring("a$i", "b$i");
    $wrong += $h->lookup('x') !== $plain->lookup('x') || $h->virtualPos !== $plain->virtualPos || $h->virtualPosNum[0] !== $h;
}
var_dump($wrong);
?>
--EXPECT--
int(0)

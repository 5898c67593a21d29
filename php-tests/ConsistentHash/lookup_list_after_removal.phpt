--TEST--
lookupList without a server is the list without it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c', 'd', 'e');
for ($i = 0, $wrong = 0; $i < 100; $i++) {
    $before = $h->lookupList("key$i", 5);
    $c = clone $h;
    $c->removeServer($before[0]);
    $wrong += $c->lookupList("key$i", 4) !== array_slice($before, 1);
    $wrong += $c->lookup("key$i") !== $before[1];
}
var_dump($wrong);
?>
--EXPECT--
int(0)

--TEST--
lookupList with count 1 gives what lookup gives
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c', 'd', 'e');
for ($i = 0, $wrong = 0; $i < 500; $i++) {
    $wrong += $h->lookupList("key$i", 1) !== [$h->lookup("key$i")];
}
var_dump($wrong);
?>
--EXPECT--
int(0)

--TEST--
lookupList gives every server once if the ring has fewer than asked for
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$all = $h->lookupList('x', 3);
var_dump(count($all), $h->lookupList('x', 4) === $all, $h->lookupList('x', 1000000) === $all, $h->lookupList('x', PHP_INT_MAX) === $all);
?>
--EXPECT--
int(3)
bool(true)
bool(true)
bool(true)

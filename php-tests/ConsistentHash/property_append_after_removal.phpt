--TEST--
The next index of virtualPos remembers the greatest position ever stored in the array
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$greatest = array_key_last($h->virtualPos);
$h->removeServer($h->virtualPos[$greatest]);
$h->virtualPos[] = 'next';
var_dump(array_key_last($h->virtualPos) === $greatest + 1, array_key_last($h->virtualPos) > $greatest);
foreach (['a', 'b', 'c'] as $server) {
    $h->removeServer($server);
}
$h->virtualPos[] = 'after';
var_dump(array_key_last($h->virtualPos) === $greatest + 2);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)

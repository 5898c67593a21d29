--TEST--
An unserialized ring equals its original and goes on like it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$u = unserialize(serialize($h));
var_dump(get_class($u), $u == $h, serialize($u) === serialize($h));
foreach ([$h, $u] as $ring) {
    $ring->addServer('d');
    $ring->addServer('a');
    $ring->removeServer('b');
    lookups($ring);
}
var_dump($u == $h);
?>
--EXPECT--
string(14) "ConsistentHash"
bool(true)
bool(true)
"c" "d" "a" "a" "d" "c" "c" "c" "d" "a"
"c" "d" "a" "a" "d" "c" "c" "c" "d" "a"
bool(true)

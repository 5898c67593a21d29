--TEST--
virtualPos ascends as numbers, with int keys; serverList keeps the order of the index
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c', 'd');
$keys = array_keys($h->virtualPos);
$sorted = $keys;
sort($sorted, SORT_NUMERIC);
var_dump($keys === $sorted, count($keys), count(array_filter($keys, 'is_int')));
foreach ($h->serverList as $server => $positions) {
    var_dump($server);
    foreach ($positions as $i => $position) {
        var_dump($position === $h->cHash("$server-$i"));
    }
}
?>
--EXPECT--
bool(true)
int(20)
int(20)
string(1) "a"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(1) "b"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(1) "c"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(1) "d"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

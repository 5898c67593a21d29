--TEST--
Servers named like ints come back as strings
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['123', '0', '-1', '9223372036854775807']);
$ring->add('5', 2);
$keys = range(1, 200);
foreach ([
    $ring->servers(), iterator_to_array($ring), $ring->points(), $ring->lookupMany($keys), array_map($ring->lookup(...), $keys),
    $ring->lookupList('x', 9), array_column($ring->movement(new Ring(['7']))['moves'], 'from'),
    array_column($ring->movement(new Ring(['7']))['moves'], 'to'),
] as $servers) {
    var_dump($servers && array_filter($servers, 'is_string') === $servers);
}
var_dump($ring->weight('5'));
// Keys of arrays are PHP's.
var_dump(array_keys($ring->shares()) === [123, 0, -1, PHP_INT_MAX, 5], array_is_list($ring->group($keys)[123]));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(2)
bool(true)
bool(true)

--TEST--
lookupMany() replaces each value by its server and keeps keys and order
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', 'b', 'c'], Scheme::md5Crc32());
$keys = ['z' => 'key1', 5 => 'key2', 'key3', '' => 'key4', -3 => 'key5', '01' => 'key6'];
$naive = new NaiveRing(['a', 'b', 'c'], 'md5Crc32');
var_dump($ring->lookupMany($keys) === array_map($naive->lookup(...), $keys));
var_dump($keys === ['z' => 'key1', 5 => 'key2', 6 => 'key3', '' => 'key4', -3 => 'key5', '01' => 'key6']);
?>
--EXPECT--
bool(true)
bool(true)

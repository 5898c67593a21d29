--TEST--
Arguments may be named
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(scheme: Scheme::crc32(), servers: ['a']);
$ring->add(weight: 3, server: 'b')->remove(server: 'a')->add(server: 'c');
var_dump($ring == new Ring(['b' => 3, 'c'], Scheme::crc32()), $ring->has(server: 'b'), $ring->weight(server: 'b'));
var_dump($ring->lookupMany(keys: ['x']) === [$ring->lookup(key: 'x')], $ring->group(keys: ['x']) === [$ring->lookup('x') => ['x']]);
var_dump($ring->lookupList(count: 1, key: 'x') === [$ring->lookup('x')], $ring->movement(after: $ring)['share']);
?>
--EXPECT--
bool(true)
bool(true)
int(3)
bool(true)
bool(true)
bool(true)
float(0)

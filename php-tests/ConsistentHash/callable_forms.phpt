--TEST--
The methods work in every form of callable
--SKIPIF--
<?php if (PHP_DEBUG && extension_loaded('consistent_hash')) die('skip debug builds of PHP refuse surplus arguments of internal functions'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$keys = ['key1', 'key2', 'key3', 'key4'];
$expected = array_map([$h, 'lookup'], $keys);
echo implode(' ', $expected), "\n";
var_dump(
    array_map($h->lookup(...), $keys) === $expected,
    array_map(Closure::fromCallable([$h, 'lookup']), $keys) === $expected,
    array_map(fn($key) => $h->lookup($key), $keys) === $expected,
    call_user_func([$h, 'lookup'], 'key1') === $expected[0],
    call_user_func_array([$h, 'lookup'], ['key' => 'key1']) === $expected[0],
    [$h, 'LOOKUP']('key1') === $expected[0],
    is_callable([$h, 'chash']),
    is_callable(['ConsistentHash', 'lookup']),
);
array_walk($keys, [$h, 'addServer']);
echo implode(' ', array_keys($h->serverList)), "\n";
?>
--EXPECT--
b b a a
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
a b c key1 key2 key3 key4

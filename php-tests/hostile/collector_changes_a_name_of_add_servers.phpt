--TEST--
A destructor that the collector runs in addServers() may write to a reference among the servers
--FILE--
<?php
require __DIR__ . '/../inc/full_collector.inc';

$ring = new ConsistentHash();
$ring->addServers(['a', 'b', 'c']);
// What the ring gives up at its next use, has other users.
$users = array_values($ring->serverList);
$ring->virtualPos;
[$ring->serverList, $ring->virtualPos] = [[], []];
$name = str_repeat('n', 5) . getmypid();
$expected = $name . '';
fill_collector(function () use (&$name, &$ran) {
    $ran = true;
    $name = str_repeat('z', 5) . getmypid();
});
$ring->addServers([&$name]);
var_dump($ran, array_keys($ring->serverList) === [$expected], array_unique(array_values($ring->virtualPos)) === [$expected]);
var_dump($ring->lookup('x') === $expected, $name === $expected);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)

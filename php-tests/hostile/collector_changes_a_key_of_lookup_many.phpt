--TEST--
A destructor that the collector runs in lookupMany() may make something else of a key
--FILE--
<?php
require __DIR__ . '/../inc/full_collector.inc';

$ring = new ConsistentHash();
$ring->addServers(['a', 'b', 'c']);
// What the ring gives up at its next use, has other users.
$users = array_values($ring->serverList);
$ring->virtualPos;
[$ring->serverList, $ring->virtualPos] = [['q' => ['1']], [100 => 'q', 4000000000 => 'r']];
$key = 'k' . getmypid();
fill_collector(function () use (&$key, &$ran) {
    $ran = true;
    $key = ['an array'];
});
try {
    var_dump($ring->lookupMany([&$key]));
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
var_dump($ran);
?>
--EXPECT--
md5(): Argument #1 ($string) must be of type string, array given
bool(true)

--TEST--
Without common positions the order of adding changes no lookup
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$servers = ['a', 'b', 'c', 'd', 'e', 'f'];
$one = ring(...$servers);
$two = ring(...array_reverse($servers));
for ($i = 0, $different = 0; $i < 500; $i++) {
    $different += $one->lookup("key$i") !== $two->lookup("key$i");
}
var_dump($different, $one->virtualPos === $two->virtualPos, $one->serverList === $two->serverList, $one == $two);
?>
--EXPECT--
int(0)
bool(true)
bool(false)
bool(true)

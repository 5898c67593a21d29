--TEST--
Changes of the ring do not disturb a foreach over it
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b', 'c']);
foreach ($ring as $server) {
    echo $server;
    $ring->remove($server)->add("$server$server");
}
echo ' ', implode(' ', $ring->servers()), "\n";
foreach ((fn() => yield from new Ring(['x', 'y']))() as $server) {
    echo $server;
}
foreach (new Ring(['x', 'y']) as $server) {
    echo $server;
}
?>
--EXPECT--
abc aa bb cc
xyxy

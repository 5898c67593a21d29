--TEST--
count() is the number of servers
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring();
echo count($ring), count($ring->add('a', 5)), count($ring->add('b')), count($ring->add('a')), "\n";
echo $ring->count(), count($ring->remove('a')), count($ring), "\n";
var_dump($ring instanceof Countable);
?>
--EXPECT--
0122
211
bool(true)

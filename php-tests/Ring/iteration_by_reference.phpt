--TEST--
foreach by reference over a ring changes nothing of it
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b']);
foreach ($ring as &$server) {
    $server = 'changed';
}
var_dump($ring == new Ring(['a', 'b']));
?>
--EXPECT--
bool(true)

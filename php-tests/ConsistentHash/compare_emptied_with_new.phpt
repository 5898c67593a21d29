--TEST--
A ring that was emptied equals a new one, whichever stands first
--FILE--
<?php
$emptied = new ConsistentHash;
$emptied->addServer('a');
$emptied->removeServer('a');
$new = new ConsistentHash;
var_dump($emptied == $new, $new == $emptied, $emptied <=> new ConsistentHash);
?>
--EXPECT--
bool(true)
bool(true)
int(0)

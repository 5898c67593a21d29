--TEST--
addServer, removeServer and addServers always return true
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->addServer('a'), $h->addServer('a'), $h->removeServer('a'), $h->removeServer('a'), $h->addServers(['a']), $h->addServers([]));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

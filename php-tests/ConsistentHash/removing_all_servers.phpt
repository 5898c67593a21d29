--TEST--
A ring whose servers all went is as empty as a new one
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
foreach (['b', 'a', 'c'] as $server) {
    $h->removeServer($server);
}
var_dump($h->serverList, $h->virtualPos, $h->lookup('key'), $h == new ConsistentHash);
?>
--EXPECT--
array(0) {
}
array(0) {
}
bool(false)
bool(true)

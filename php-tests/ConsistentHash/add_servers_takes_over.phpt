--TEST--
addServers lets a later server take over a common position
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->addServers(['10.0.7.244', '10.0.54.20', '10.0.58.115', '10.0.77.68']);
var_dump($h == ring('10.0.7.244', '10.0.54.20', '10.0.58.115', '10.0.77.68'), count($h->virtualPos), $h->lookup('10.0.7.244-2'));
?>
--EXPECT--
bool(true)
int(18)
string(10) "10.0.54.20"

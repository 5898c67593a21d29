--TEST--
isset, empty and ?? see the state of the ring
--FILE--
<?php
$h = new ConsistentHash;
var_dump(isset($h->virtualPos), empty($h->virtualPos), empty($h->serverList), isset($h->none), $h->none ?? 'none');
$h->addServer('a');
var_dump(empty($h->virtualPos), isset($h->serverList['a']), isset($h->serverList['a'][4]), isset($h->serverList['a'][5]), $h->serverList['b'] ?? 'no b', empty($h->serverList['a']));
$h->removeServer('a');
var_dump(empty($h->virtualPos), isset($h->serverList['a']), property_exists($h, 'virtualPos'), property_exists('ConsistentHash', 'none'));
$h->virtualPos = null;
var_dump(isset($h->virtualPos), property_exists($h, 'virtualPos'), $h->virtualPos ?? 'null');
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
string(4) "none"
bool(false)
bool(true)
bool(true)
bool(false)
string(4) "no b"
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(true)
string(4) "null"

--TEST--
An element that is written is found by the next lookup
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$h->virtualPos[1387983181] = 'mine';
var_dump($h->lookup('x'));
$h->virtualPos['1387983181'] = 'yours';
var_dump($h->lookup('x'), array_key_last($h->virtualPos));
$h->addServer('c');
var_dump($h->lookup('x'), array_search('yours', $h->virtualPos, true));
$h->serverList['d'] = ['1387983181'];
$h->removeServer('d');
var_dump($h->lookup('x'), count($h->virtualPos));
?>
--EXPECT--
string(1) "b"
string(1) "b"
int(1387983181)
string(5) "yours"
int(1387983181)
string(1) "c"
int(15)

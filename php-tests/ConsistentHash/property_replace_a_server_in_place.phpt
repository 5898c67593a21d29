--TEST--
Replacing the server of a position changes what lookup returns, and only there
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$position = $h->serverList['a'][2];
$h->virtualPos[$position] = 'other';
var_dump($h->lookup('a-2'), $h->lookup('a-1'), $h->lookup('b-2'));
$h->virtualPos[$position] .= '!';
var_dump($h->lookup('a-2'), $h->lookup('a-1'));
$h->removeServer('a');
var_dump($h->lookup('a-2'));
?>
--EXPECT--
string(5) "other"
string(1) "a"
string(1) "b"
string(6) "other!"
string(1) "a"
string(1) "b"

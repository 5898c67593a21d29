--TEST--
An array that was read before a change stays as it was read, and changing it changes no ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$old = $h->virtualPos;
$oldList = $h->serverList;
$h->addServer('b');
var_dump(count($old), count($oldList), count($h->virtualPos));
$copy = $h->virtualPos;
foreach ($copy as &$server) {
    $server = 'z';
}
unset($server);
$copy[1] = 'y';
var_dump($h->lookup('x'), count($h->virtualPos), count($h->serverList));
$list = $h->serverList;
$list['a'] = [];
$list['c'] = ['1'];
var_dump(count($h->serverList['a']), isset($h->serverList['c']));
?>
--EXPECT--
int(5)
int(1)
int(10)
string(1) "b"
int(10)
int(2)
int(5)
bool(false)

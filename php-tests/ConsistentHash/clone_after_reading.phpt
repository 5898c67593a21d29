--TEST--
A clone of a ring whose arrays were read is independent too
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$ring = $h->virtualPos;
$c = clone $h;
$c->virtualPos[1387983181] = 'mine';
var_dump($h->lookup('x'), $c->lookup('x'), count($ring));
$h->addServer('c');
var_dump(count($c->serverList), count($h->serverList));
?>
--EXPECT--
string(1) "b"
string(1) "b"
int(10)
int(2)
int(3)

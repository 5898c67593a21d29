--TEST--
A clone shares what is bound by reference, and only that
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$ring = &$h->virtualPos;
$c = clone $h;
$c->addServer('b');
var_dump(count($h->virtualPos), count($ring), count($h->serverList), count($c->serverList));
unset($ring);
$h = ring('a');
$ring = &$h->virtualPos;
unset($ring);
$c = clone $h;
$c->addServer('b');
var_dump(count($h->virtualPos), count($c->virtualPos));
?>
--EXPECT--
int(10)
int(10)
int(1)
int(2)
int(5)
int(10)

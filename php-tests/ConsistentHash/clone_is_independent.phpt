--TEST--
A clone and its original go separate ways
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$c = clone $h;
var_dump($h == $c);
$c->addServer('b');
$h->removeServer('a');
lookups($h, 3);
lookups($c, 3);
$d = clone $c;
$c->virtualPos = [1 => 'one'];
$d->serverList['a'] = [];
var_dump($c->lookup('x'), count($d->virtualPos), count($c->serverList['a']));
$c->virtualPosNum = 1;
$d->addServer('c');
var_dump(count($d->serverList['c']));
?>
--EXPECT--
bool(true)
false false false
"b" "b" "a"
string(3) "one"
int(10)
int(5)
int(5)

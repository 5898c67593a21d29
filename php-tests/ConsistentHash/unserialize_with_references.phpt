--TEST--
References inside a serialized ring survive
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$list = [$h, &$h->virtualPos, $h];
[$one, $ring, $two] = $u = unserialize(serialize($list));
var_dump($one === $two, count($ring));
$u[1][1387983181] = 'mine';
var_dump($one->lookup('x'));
?>
--EXPECT--
bool(true)
int(5)
string(1) "a"

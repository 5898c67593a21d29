--TEST--
A first-class callable keeps its object
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$lookup = $h->lookup(...);
$add = [$h, 'addServer'];
unset($h);
$add('b');
var_dump($lookup('x'), $lookup('key3'));
?>
--EXPECT--
string(1) "b"
string(1) "a"

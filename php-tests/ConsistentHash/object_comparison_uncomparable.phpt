--TEST--
Rings with other servers, and lists in another order, compare as userland objects do
--INI--
error_reporting=E_ALL & ~E_DEPRECATED
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$ab = ring('a', 'b');
$ba = ring('b', 'a');
$cd = ring('c', 'd');
var_dump($ab == $ba, $ab == $cd, $ab <=> $cd, $cd <=> $ab, $ab < $cd, $ab > $cd);
$self = ring('a');
$other = ring('a');
$self->extra = 1;
var_dump($self == $other, $other == $self);
?>
--EXPECT--
bool(true)
bool(false)
int(1)
int(1)
bool(false)
bool(false)
bool(false)
bool(false)

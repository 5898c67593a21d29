--TEST--
== compares the properties, === the identity
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$a = ring('x', 'y');
$b = ring('x', 'y');
var_dump($a == $b, $a != $b, $a === $b, $a === $a, $a <=> $b);
$b->removeServer('y');
var_dump($a == $b, $a <=> $b, $b <=> $a, $a > $b);
$b->addServer('y');
var_dump($a == $b, $a <=> $b);
$b->virtualPosNum = '5';
var_dump($a == $b);
$b->virtualPosNum = 6;
var_dump($a == $b, $a < $b);
class Sub extends ConsistentHash
{
}
var_dump(new Sub == new ConsistentHash, new Sub == new Sub, new ConsistentHash == 1, in_array(ring('x', 'y'), [$a]));
?>
--EXPECT--
bool(true)
bool(false)
bool(false)
bool(true)
int(0)
bool(false)
int(1)
int(-1)
bool(true)
bool(true)
int(0)
bool(true)
bool(false)
bool(true)
Notice: Object of class ConsistentHash could not be converted to int
bool(false)
bool(true)
bool(true)
bool(true)

--TEST--
A scheme has no order, and is not equal to anything but its text
--FILE--
<?php
use ConsistentHash\Scheme;

$a = Scheme::crc32(1);
$b = Scheme::crc32(2);
var_dump($a < $b, $a > $b, $a <= $b, $b <= $a, $a == new stdClass, $a == null, $a == []);
var_dump($a == (string) $a, in_array($b, [$a, clone $b]), array_search($b, [$a, clone $b]));
?>
--EXPECT--
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
int(1)

--TEST--
Negative keys and keys above 2^32 are sorted and found as ints
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPos = [PHP_INT_MAX => 'max', -1 => 'minus', 4294967296 => 'above', PHP_INT_MIN => 'min'];
lookups($h, 4);
$h->virtualPosNum = 1;
$h->addServer('a');
show($h);
lookups($h, 4);
unset($h->virtualPos[PHP_INT_MAX], $h->virtualPos[4294967296]);
lookups($h, 6);
?>
--EXPECT--
"max" "max" "max" "max"
"a": ["4188131426"]
  -9223372036854775808 => "min"
  -1 => "minus"
  4188131426 => "a"
  4294967296 => "above"
  9223372036854775807 => "max"
"a" "a" "a" "a"
"a" "a" "a" "a" "a" "a"

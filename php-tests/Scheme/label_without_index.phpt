--TEST--
Without {index} in its label a server has one point, whatever the numbers
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$scheme = new Scheme('crc32', '{server}', 7, 40);
var_dump($scheme == new Scheme('crc32', '{server}', 0, 1), (new Ring(['a'], $scheme))->points() === [crc32('a') => 'a']);
echo $scheme, "\n";
?>
--EXPECT--
bool(true)
bool(true)
new Scheme('crc32', '{server}', 0, 1, 'at-or-after')

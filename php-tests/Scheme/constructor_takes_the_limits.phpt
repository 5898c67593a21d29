--TEST--
The limits themselves are valid
--FILE--
<?php
use ConsistentHash\Scheme;

echo new Scheme('crc32', '{server}{index}', 2147483647, 16777216, 'after'), "\n";
echo new Scheme('crc32', '{server}', 0, 1), "\n";
echo strlen(new Scheme('crc32', str_repeat('x', 120) . '{server}', 0, 1)), "\n";
?>
--EXPECT--
new Scheme('crc32', '{server}{index}', 2147483647, 16777216, 'after')
new Scheme('crc32', '{server}', 0, 1, 'at-or-after')
172

--TEST--
With consistent_hash.class=Off a file with an interface ConsistentHash and its class runs unchanged
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
require __DIR__ . '/known_table.inc';
require __DIR__ . '/interface_and_class.inc';

print_known_table(new MyConsistentHash);
var_dump(new MyConsistentHash instanceof ConsistentHash, interface_exists('ConsistentHash'));
?>
--EXPECT--
all ten: 2 1 6 8 9 10 7 4 7 4
without .2: 7 1 6 8 9 10 7 4 7 4
without .6: 7 1 3 8 9 10 7 4 7 4
without .8: 7 1 3 10 9 10 7 4 7 4
without .2: 7 1 3 10 9 10 7 4 7 4
with .11: 7 1 11 10 9 10 7 4 7 4
bool(true)
bool(true)

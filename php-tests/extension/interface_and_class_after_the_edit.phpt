--TEST--
A class that implemented an interface ConsistentHash extends the class of the extension instead, and is native
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=On
--FILE--
<?php
require __DIR__ . '/known_table.inc';

class MyConsistentHash extends ConsistentHash {}

print_known_table(new MyConsistentHash);
var_dump(new MyConsistentHash instanceof ConsistentHash);
foreach ((new ReflectionClass('MyConsistentHash'))->getMethods() as $method) {
    $method->isInternal() || print("$method->name is PHP code\n");
}
?>
--EXPECT--
all ten: 2 1 6 8 9 10 7 4 7 4
without .2: 7 1 6 8 9 10 7 4 7 4
without .6: 7 1 3 8 9 10 7 4 7 4
without .8: 7 1 3 10 9 10 7 4 7 4
without .2: 7 1 3 10 9 10 7 4 7 4
with .11: 7 1 11 10 9 10 7 4 7 4
bool(true)

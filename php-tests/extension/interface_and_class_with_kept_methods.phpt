--TEST--
A class that implemented an interface ConsistentHash may keep its methods: they are what runs
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=On
--FILE--
<?php
require __DIR__ . '/known_table.inc';

$code = file_get_contents(__DIR__ . '/interface_and_class.inc');
$code = preg_replace('/^interface .*?^}$/ms', '', $code);
$code = str_replace('implements ConsistentHash', 'extends ConsistentHash', $code);
eval("?>$code");

print_known_table(new MyConsistentHash);
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
cHash is PHP code
addServer is PHP code
removeServer is PHP code
lookup is PHP code

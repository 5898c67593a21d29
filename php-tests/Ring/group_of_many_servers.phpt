--TEST--
group() of many servers is an array in which each of them is found
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$names = [];
for ($i = 0; $i < 2000; $i++) {
    $names[] = $i % 3 ? "server $i" : (string) $i;
}
[$ring, $naive] = both($names, 'modulo');
$keys = range(1, 3000);
$groups = $ring->group($keys);
var_dump($groups === $naive->group($keys));
$missing = 0;
foreach ($naive->group($keys) as $name => $of_server) {
    $missing += !isset($groups[$name]) || $groups[$name] !== $of_server;
}
var_dump($missing, isset($groups['none']));
?>
--EXPECT--
bool(true)
int(0)
bool(false)

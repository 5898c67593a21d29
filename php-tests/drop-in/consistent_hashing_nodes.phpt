--TEST--
ConsistentHashing::$nodes can be asked in every way, before and after each change
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing;
var_dump($hash->nodes, empty($hash->nodes));
$hash->virtual = 2;
$hash->addNode('a');
var_dump(isset($hash->nodes), empty($hash->nodes), isset($hash->nodes['a'][1]), isset($hash->nodes['b']));
$hash->addNode('b');
var_dump(in_array('b', array_keys($hash->nodes)), $hash->nodes['a'][0] === $hash->time33('a-1'));
$hash->removeNode('a');
echo count($hash->nodes), "\n";
$hash->addNode('a');
echo count(end($hash->nodes)), ' ', key($hash->nodes), "\n";
foreach ($hash->nodes as $node => $positions) {
    echo $node, ' ', count($positions), "\n";
}
?>
--EXPECT--
array(0) {
}
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
1
2 a
b 2
a 2

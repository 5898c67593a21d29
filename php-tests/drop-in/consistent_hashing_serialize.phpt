--TEST--
ConsistentHashing is the same after serialize() and unserialize()
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing;
$hash->virtual = 3;
$hash->addNode('a')->addNode('b');
$before = unserialize(serialize($hash)); // $nodes has not been read
$nodes = $hash->nodes;
foreach ([$before, unserialize(serialize($hash))] as $copy) {
    var_dump($copy->nodes === $nodes, $copy->getRing() === $hash->getRing(), $copy->virtual, $copy->addNode('a'));
}
?>
--EXPECT--
bool(true)
bool(true)
int(3)
NULL
bool(true)
bool(true)
int(3)
NULL

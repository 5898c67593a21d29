--TEST--
ConsistentHashing's calls chain; adding a known node returns null
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing;
var_dump($hash->addNode('a')->addNode('b')->removeNode('a')->removeNode('unknown') === $hash);
var_dump($hash->addNode('b'));
echo implode(' ', array_keys($hash->nodes)), "\n";
?>
--EXPECT--
bool(true)
NULL
b

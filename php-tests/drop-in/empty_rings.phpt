--TEST--
The userland classes answer false while nothing is there, and again after the last one has left
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$consistent = new Consistent;
var_dump($consistent->find('key'));
$consistent->printNodes();

$hash = new ConsistentHashing;
var_dump($hash->getNode('key'), $hash->getRing(), $hash->removeNode('a') === $hash);
$hash->addNode('a')->removeNode('a');
var_dump($hash->getNode('key'), $hash->getRing(), $hash->nodes);

$hash = new DescendingConsistentHash;
var_dump($hash->lookup('key'), $hash->removeServer('a'), $hash->addServer('a'), $hash->removeServer('a'), $hash->lookup('key'));
?>
--EXPECT--
bool(false)
Array
(
)
bool(false)
array(0) {
}
bool(true)
bool(false)
array(0) {
}
array(0) {
}
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)

--TEST--
ConsistentHashing puts keys where the userland class does
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing(array_map(fn ($i) => "node$i", range(1, 10)));
$lookups = function () use ($hash) {
    return implode(' ', array_map(fn ($i) => substr($hash->getNode("cachekey$i"), 4), range(1, 10)));
};
echo $lookups(), "\n";
$hash->addNode('node11');
echo $lookups(), "\n";
$hash->removeNode('node8');
echo $lookups(), "\n";
?>
--EXPECT--
4 6 8 8 5 2 1 2 6 7
4 6 8 8 5 11 1 2 6 7
4 6 4 5 5 11 1 2 6 7

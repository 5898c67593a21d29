--TEST--
A subclass of the userland classes need not call a parent constructor
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

foreach ([
    [new class extends Consistent { public function __construct() { $this->addServer('a'); } }, 'find'],
    [new class extends ConsistentHashing { public function __construct() { $this->addNode('a'); } }, 'getNode'],
    [new class extends DescendingConsistentHash { public function __construct() { $this->addServer('a'); } }, 'lookup'],
] as [$ring, $lookup]) {
    echo $ring->$lookup('key'), "\n";
}
?>
--EXPECT--
a
a
a

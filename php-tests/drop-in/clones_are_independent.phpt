--TEST--
A clone of a shim has a ring of its own
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

foreach ([
    [new Consistent, 'addServer', 'find'],
    [new ConsistentHashing, 'addNode', 'getNode'],
    [new DescendingConsistentHash, 'addServer', 'lookup'],
    [new Flexihash\Flexihash, 'addTarget', 'lookup'],
] as [$ring, $add, $lookup]) {
    $empty = clone $ring;
    $ring->$add('a');
    $clone = clone $ring;
    for ($i = 0; $i < 9; $i++) {
        $clone->$add("b$i");
    }
    $empty->$add('c');
    $found = fn ($ring) => count(array_count_values(array_map([$ring, $lookup], range(1, 500))));
    echo $ring::class, ': ', $ring->$lookup('key'), ' ', $empty->$lookup('key'), ' ', $found($clone) > 1 ? 'many' : 'one', "\n";
}
?>
--EXPECT--
Consistent: a c many
ConsistentHashing: a c many
DescendingConsistentHash: a c many
Flexihash\Flexihash: a c many

--TEST--
ConsistentHashing and the userland class answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new ConsistentHashing(['a', 'b']),
    fn () => new Reference\ConsistentHashing(['a', 'b']),
    ['10.0.3.209', '10.0.81.33', '10.0.52.147', '10.0.88.98'],
    [
        fn ($hash, $node) => $hash->addNode($node),
        fn ($hash, $node) => $hash->removeNode($node),
        fn ($hash, $node, $key) => $hash->getNode($key),
        fn ($hash, $node, $key) => $hash->getNode($key),
        fn ($hash) => $hash->getRing(),
        fn ($hash) => $hash->nodes,
        fn ($hash, $node, $key) => $hash->time33($key),
        fn ($hash, $node, $key, $number) => $hash->virtual = $number,
    ]
);
?>
--EXPECT--
no difference

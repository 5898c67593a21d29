--TEST--
DescendingConsistentHash and the userland class answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new DescendingConsistentHash,
    fn () => new Reference\DescendingConsistentHash,
    ['plumless', 'buckeroo'],
    [
        fn ($hash, $server) => $hash->addServer($server),
        fn ($hash, $server) => $hash->removeServer($server),
        fn ($hash, $server, $key) => $hash->lookup($key),
        fn ($hash, $server, $key) => $hash->lookup($key),
        fn ($hash, $server, $key) => $hash->_hash($key),
    ]
);
?>
--EXPECT--
no difference

--TEST--
Consistent and the userland class answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new Consistent,
    fn () => new Reference\Consistent,
    ['plumless', 'buckeroo', 'cduw1hfua', '57usoq', '6txd3', 'ce0zymv'],
    [
        fn ($consistent, $server) => $consistent->addServer($server),
        fn ($consistent, $server, $key) => $consistent->find($key),
        fn ($consistent, $server, $key) => $consistent->find($key),
        fn ($consistent, $server, $key) => $consistent->_hash($key),
        fn ($consistent) => printed([$consistent, 'printNodes']),
    ]
);
?>
--EXPECT--
no difference

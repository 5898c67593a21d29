--TEST--
Flexihash with its default hasher and the library answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new Flexihash\Flexihash(null, 8),
    fn () => new Reference\Flexihash('crc32', 8),
    ['3pnyl', '8jcw6qcf'],
    [
        fn ($hash, $target) => $hash->addTarget($target),
        fn ($hash, $target, $resource, $number) => $hash->addTarget($target, $number / 3),
        fn ($hash, $target, $resource, $number) => $hash->addTargets([$target, $resource], $number / 3),
        fn ($hash, $target) => $hash->removeTarget($target),
        fn ($hash) => $hash->getAllTargets(),
        fn ($hash, $target, $resource) => $hash->lookup($resource),
        fn ($hash, $target, $resource) => $hash->lookup($resource),
        fn ($hash, $target, $resource, $number) => $hash->lookupList($resource, $number),
    ]
);
?>
--EXPECT--
no difference

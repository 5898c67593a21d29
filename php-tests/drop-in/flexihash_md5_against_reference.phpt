--TEST--
Flexihash with its MD5 hasher and the library answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new Flexihash\Flexihash(new Flexihash\Hasher\Md5Hasher, 8),
    fn () => new Reference\Flexihash(fn ($text) => hexdec(substr(md5($text), 0, 8)), 8),
    ['10.0.10.193', '10.0.142.103', '10.0.112.25', '10.0.164.31'],
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

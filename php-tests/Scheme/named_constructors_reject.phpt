--TEST--
A number or a hash tag that is none is a ValueError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Scheme;

foreach (['md5Crc32', 'crc32Strict', 'time33', 'crc32', 'flexihash', 'credis'] as $name) {
    foreach ([0, -1, 16777217, PHP_INT_MAX] as $number) {
        attempt(fn() => Scheme::$name($number));
    }
    Scheme::$name(1);
    Scheme::$name(16777216);
}
foreach (['twemproxy', 'twemproxyModula'] as $name) {
    foreach (['{', '{}}', "\u{e9}}"] as $tag) {
        attempt(fn() => Scheme::$name(hashTag: $tag));
    }
    foreach (['', '{}', '$$', "\0\xff", "'\\"] as $tag) {
        Scheme::$name(hashTag: $tag);
    }
}
?>
--EXPECTF--
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::credis(): Argument #1 ($replicas) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::credis(): Argument #1 ($replicas) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::credis(): Argument #1 ($replicas) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::credis(): Argument #1 ($replicas) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::twemproxy(): Argument #2 ($hashTag) must %s
ValueError: ConsistentHash\Scheme::twemproxy(): Argument #2 ($hashTag) must %s
ValueError: ConsistentHash\Scheme::twemproxy(): Argument #2 ($hashTag) must %s
ValueError: ConsistentHash\Scheme::twemproxyModula(): Argument #2 ($hashTag) must %s
ValueError: ConsistentHash\Scheme::twemproxyModula(): Argument #2 ($hashTag) must %s
ValueError: ConsistentHash\Scheme::twemproxyModula(): Argument #2 ($hashTag) must %s

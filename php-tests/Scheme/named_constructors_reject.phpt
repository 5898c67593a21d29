--TEST--
A number of virtual nodes that is none is a ValueError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Scheme;

foreach (['md5Crc32', 'crc32Strict', 'time33', 'crc32', 'flexihash'] as $name) {
    foreach ([0, -1, 16777217] as $number) {
        attempt(fn() => Scheme::$name($number));
    }
    Scheme::$name(1);
    Scheme::$name(16777216);
}
?>
--EXPECT--
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::md5Crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::time33(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::flexihash(): Argument #1 ($virtualNodes) must be between 1 and 16777216

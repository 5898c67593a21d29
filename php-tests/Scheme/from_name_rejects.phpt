--TEST--
fromName() with another name, or with arguments that the named constructor does not take: the error is its own
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Scheme;

foreach (['', 'ketama', 'fromName', 'names', 'position', '__construct', 'CRC32', "crc32\0", 'new'] as $name) {
    attempt(fn() => Scheme::fromName($name));
}
attempt(fn() => Scheme::fromName('predis', 128));
attempt(fn() => Scheme::fromName('predis', null));
attempt(fn() => Scheme::fromName('predis', virtualNodes: 128));
attempt(fn() => Scheme::fromName('crc32', 0));
attempt(fn() => Scheme::fromName('crc32Strict', -1));
attempt(fn() => Scheme::fromName('crc32', virtualNodes: 16777217));
attempt(fn() => Scheme::fromName('crc32', 1, 2));
attempt(fn() => Scheme::fromName('crc32', 'x'));
attempt(fn() => Scheme::fromName('crc32', nodes: 3));
attempt(fn() => Scheme::fromName('memcache', 'md5'));
attempt(fn() => Scheme::fromName('twemproxy', hashTag: '{'));
attempt(fn() => Scheme::fromName('md5Times31', []));
attempt(fn() => Scheme::fromName([]));
attempt(fn() => Scheme::fromName());
attempt(fn() => Scheme::fromName(virtualNodes: 3));
?>
--EXPECTF--
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", %s, "hashring"
ArgumentCountError: ConsistentHash\Scheme::predis() expects exactly 0 arguments, 1 given
ArgumentCountError: ConsistentHash\Scheme::predis() expects exactly 0 arguments, 1 given
Error: Unknown named parameter $virtualNodes
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32Strict(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ArgumentCountError: ConsistentHash\Scheme::crc32() expects at most 1 argument, 2 given
TypeError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be of type int, string given
Error: Unknown named parameter $nodes
ValueError: ConsistentHash\Scheme::memcache(): Argument #1 ($hash) must be one of %s
ValueError: ConsistentHash\Scheme::twemproxy(): Argument #2 ($hashTag) must %s
TypeError: ConsistentHash\Scheme::md5Times31(): Argument #1 ($everyOtherDigit) must be of type bool, array given
TypeError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be of type string, array given
ArgumentCountError: ConsistentHash\Scheme::fromName() expects at least 1 argument, 0 given
ArgumentCountError: ConsistentHash\Scheme::fromName() expects at least 1 argument, 0 given

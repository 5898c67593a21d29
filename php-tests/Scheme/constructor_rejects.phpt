--TEST--
What is no scheme is a ValueError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Scheme;

attempt(fn() => new Scheme('md5'));
attempt(fn() => new Scheme('CRC32'));
attempt(fn() => new Scheme(''));
attempt(fn() => new Scheme(label: ''));
attempt(fn() => new Scheme(label: 'server-{index}'));
attempt(fn() => new Scheme(label: '{server}{index}' . str_repeat('x', 114)));
attempt(fn() => new Scheme(first: -1));
attempt(fn() => new Scheme(first: 2147483648));
attempt(fn() => new Scheme(virtualNodes: 0));
attempt(fn() => new Scheme(virtualNodes: -1));
attempt(fn() => new Scheme(virtualNodes: 16777217));
attempt(fn() => new Scheme(virtualNodes: PHP_INT_MAX));
attempt(fn() => new Scheme(search: 'before'));
attempt(fn() => new Scheme(search: ''));
?>
--EXPECT--
ValueError: ConsistentHash\Scheme::__construct(): Argument #1 ($hash) must be one of "crc32", "crc32-complement", "md5-crc32", "md5-time33", "md5-be32", "md5-le32", "sha1-be32", "fnv1a32", "murmur3a", "xxh32"
ValueError: ConsistentHash\Scheme::__construct(): Argument #1 ($hash) must be one of "crc32", "crc32-complement", "md5-crc32", "md5-time33", "md5-be32", "md5-le32", "sha1-be32", "fnv1a32", "murmur3a", "xxh32"
ValueError: ConsistentHash\Scheme::__construct(): Argument #1 ($hash) must be one of "crc32", "crc32-complement", "md5-crc32", "md5-time33", "md5-be32", "md5-le32", "sha1-be32", "fnv1a32", "murmur3a", "xxh32"
ValueError: ConsistentHash\Scheme::__construct(): Argument #2 ($label) must contain {server}, and be at most 128 bytes long
ValueError: ConsistentHash\Scheme::__construct(): Argument #2 ($label) must contain {server}, and be at most 128 bytes long
ValueError: ConsistentHash\Scheme::__construct(): Argument #2 ($label) must contain {server}, and be at most 128 bytes long
ValueError: ConsistentHash\Scheme::__construct(): Argument #3 ($first) must be between 0 and 2147483647
ValueError: ConsistentHash\Scheme::__construct(): Argument #3 ($first) must be between 0 and 2147483647
ValueError: ConsistentHash\Scheme::__construct(): Argument #4 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::__construct(): Argument #4 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::__construct(): Argument #4 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::__construct(): Argument #4 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::__construct(): Argument #5 ($search) must be one of "at-or-after", "after", "at-or-before", "at-or-before-or-smallest"
ValueError: ConsistentHash\Scheme::__construct(): Argument #5 ($search) must be one of "at-or-after", "after", "at-or-before", "at-or-before-or-smallest"

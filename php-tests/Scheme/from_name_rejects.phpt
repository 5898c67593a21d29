--TEST--
fromName() with another name, or with a number that the scheme does not take
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Scheme;

foreach (['', 'ketama', 'fromName', 'names', '__construct', "crc32\0", 'new'] as $name) {
    attempt(fn() => Scheme::fromName($name));
}
attempt(fn() => Scheme::fromName('predis', 128));
attempt(fn() => Scheme::fromName('crc32', 0));
attempt(fn() => Scheme::fromName('crc32Strict', -1));
attempt(fn() => Scheme::fromName('crc32', 16777217));
attempt(fn() => Scheme::fromName([]));
?>
--EXPECT--
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be one of "md5Crc32", "crc32Descending", "crc32Strict", "time33", "crc32", "modulo", "flexihash", "predis", "predisKetama", "libmemcached", "redisArray", "nginx"
ValueError: ConsistentHash\Scheme::fromName(): Argument #2 ($virtualNodes) must be null for the scheme "predis", which has its own number
ValueError: ConsistentHash\Scheme::fromName(): Argument #2 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::fromName(): Argument #2 ($virtualNodes) must be between 1 and 16777216
ValueError: ConsistentHash\Scheme::fromName(): Argument #2 ($virtualNodes) must be between 1 and 16777216
TypeError: ConsistentHash\Scheme::fromName(): Argument #1 ($name) must be of type string, array given

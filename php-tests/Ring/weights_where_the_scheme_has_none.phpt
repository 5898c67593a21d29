--TEST--
A weight other than 1 is a ValueError where the scheme has no weights
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    Scheme::crc32Descending(), Scheme::crc32Strict(), Scheme::modulo(), Scheme::redisArray(), new Scheme('crc32', '{server}', 0, 1),
] as $scheme) {
    $ring = new Ring(['a:1', 'b:2' => 1], $scheme);
    $ring->add('a:1', 1);
    attempt(fn() => $ring->add('c:3', 2));
    attempt(fn() => $ring->add('b:2', 3));
    attempt(fn() => new Ring(['c:3' => 2], $scheme));
    var_dump($ring == new Ring(['a:1', 'b:2'], $scheme));
}
?>
--EXPECT--
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::crc32Descending() has no weights
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::crc32Descending() has no weights
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c:3" must be 1, since Scheme::crc32Descending() has no weights
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::crc32Strict() has no weights
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::crc32Strict() has no weights
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c:3" must be 1, since Scheme::crc32Strict() has no weights
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::modulo() has no weights
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::modulo() has no weights
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c:3" must be 1, since Scheme::modulo() has no weights
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::redisArray() has no weights
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::redisArray() has no weights
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c:3" must be 1, since Scheme::redisArray() has no weights
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since new Scheme('crc32', '{server}', 0, 1, 'at-or-after') has no weights
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since new Scheme('crc32', '{server}', 0, 1, 'at-or-after') has no weights
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c:3" must be 1, since new Scheme('crc32', '{server}', 0, 1, 'at-or-after') has no weights
bool(true)

--TEST--
A second ring of the same scheme, servers and weights is served by the ring cache, no other is
--INI--
consistent_hash.cache_size=4M
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

function counted(callable $f): string
{
    $before = consistent_hash_cache_info();
    $f();
    $after = consistent_hash_cache_info();
    return ($after['hits'] - $before['hits']) . ' hit, ' . ($after['misses'] - $before['misses']) . " miss\n";
}
$ask = fn(array $servers, ?Scheme $scheme = null) => counted(fn() => (new Ring($servers, $scheme))->lookup('x'));
echo 'first:          ', $ask(['a', 'bc'], Scheme::crc32());
echo 'the same:       ', $ask(['a', 'bc'], Scheme::crc32());
echo 'another way:    ', $ask(['a' => 1, 'bc' => 1], new Scheme('crc32', '{server}-{index}', 1, 32));
echo 'added:          ', counted(fn() => (new Ring([], Scheme::crc32()))->add('a')->add('bc')->lookup('x'));
echo 'unserialized:   ', counted(fn() => unserialize(serialize(new Ring(['a', 'bc'], Scheme::crc32())))->lookup('x'));
echo 'other order:    ', $ask(['bc', 'a'], Scheme::crc32());
echo 'other weights:  ', $ask(['a' => 2, 'bc' => 1], Scheme::crc32());
echo 'other names:    ', $ask(['ab', 'c'], Scheme::crc32());
echo 'other number:   ', $ask(['a', 'bc'], Scheme::crc32(31));
echo 'other hash:     ', $ask(['a', 'bc'], new Scheme('xxh32', '{server}-{index}', 1, 32));
echo 'other label:    ', $ask(['a', 'bc'], new Scheme('crc32', '{server}_{index}', 1, 32));
echo 'other first:    ', $ask(['a', 'bc'], new Scheme('crc32', '{server}-{index}', 0, 32));
echo 'many:           ', counted(fn() => (new Ring(['a', 'bc'], Scheme::crc32()))->lookupMany(range(1, 99)));
echo 'points:         ', counted(fn() => (new Ring(['a', 'bc'], Scheme::crc32()))->points());
?>
--EXPECT--
first:          0 hit, 1 miss
the same:       1 hit, 0 miss
another way:    1 hit, 0 miss
added:          1 hit, 0 miss
unserialized:   1 hit, 0 miss
other order:    0 hit, 1 miss
other weights:  0 hit, 1 miss
other names:    0 hit, 1 miss
other number:   0 hit, 1 miss
other hash:     0 hit, 1 miss
other label:    0 hit, 1 miss
other first:    0 hit, 1 miss
many:           1 hit, 0 miss
points:         1 hit, 0 miss

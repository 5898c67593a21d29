--TEST--
A change of a ring does not reach another one that came from the cache
--INI--
consistent_hash.cache_size=4M
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::md5Crc32(), Scheme::predis()] as $scheme) {
    $a = new Ring(['a', 'b', 'c'], $scheme);
    $before = $a->lookupMany(range(0, 200));
    $b = new Ring(['a', 'b', 'c'], $scheme);
    var_dump($b->lookupMany(range(0, 200)) === $before);
    $b->remove('b');
    $c = clone $a;
    $c->add('d');
    $a->add('e')->remove('e');
    $d = new Ring(['a', 'b', 'c'], $scheme);
    var_dump($a->lookupMany(range(0, 200)) === $before, $d->lookupMany(range(0, 200)) === $before);
    var_dump(in_array('b', $b->lookupMany(range(0, 200))), in_array('d', $c->lookupMany(range(0, 200))));
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)

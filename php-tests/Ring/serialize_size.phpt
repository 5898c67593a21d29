--TEST--
A serialized ring of 100 servers takes less than 8 kilobytes, whatever its points
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([new Scheme(), Scheme::libmemcached()] as $scheme) {
    $ring = new Ring(array_map(fn($i) => "cache-$i.example.org:11211", range(1, 100)), $scheme);
    $before = strlen(serialize($ring));
    $ring->lookup('x');
    var_dump(strlen(serialize($ring)) === $before, $before < 8192);
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)

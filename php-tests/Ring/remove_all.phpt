--TEST--
An emptied ring equals a new one, and goes on
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::md5Crc32(), Scheme::predis(), Scheme::modulo()] as $scheme) {
    $ring = new Ring(['a', 'b'], $scheme);
    $ring->lookup('x');
    $ring->remove('a')->remove('b');
    var_dump($ring == new Ring([], $scheme), $ring->points(), $ring->add('c')->lookup('x'));
}
?>
--EXPECT--
bool(true)
array(0) {
}
string(1) "c"
bool(true)
array(0) {
}
string(1) "c"
bool(true)
array(0) {
}
string(1) "c"

--TEST--
A clone and its original do not share changes
--FILE--
<?php
use ConsistentHash\Ring;

foreach ([true, false] as $asked) {
    $ring = new Ring(['a', 'b' => 2]);
    $asked && $ring->lookup('x');
    $clone = clone $ring;
    var_dump($clone == $ring, $clone !== $ring);
    $clone->add('c')->remove('a');
    $ring->add('d');
    foreach ([[$ring, new Ring(['a', 'b' => 2, 'd'])], [$clone, new Ring(['b' => 2, 'c'])]] as [$changed, $new]) {
        var_dump($changed == $new, $changed->points() === $new->points());
    }
    unset($ring);
    var_dump($clone->has($clone->lookup('x')));
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

--TEST--
A clone of a scheme is equal to it
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::nginx(), new Scheme('crc32', '{server}#{index}', 1, 3)] as $scheme) {
    $clone = clone $scheme;
    var_dump($clone == $scheme, $clone !== $scheme, (string) $clone === (string) $scheme);
    unset($scheme);
    echo (new Ring(['a'], $clone))->lookup('x'), "\n";
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
a
bool(true)
bool(true)
bool(true)
a

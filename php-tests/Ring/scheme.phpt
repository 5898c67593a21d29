--TEST--
scheme() gives the scheme of the ring
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$scheme = Scheme::nginx();
$ring = new Ring(['a'], $scheme);
var_dump($ring->scheme() == $scheme, (clone $ring)->scheme() == $scheme);
unset($scheme, $ring);
echo (new Ring([], Scheme::crc32(3)))->scheme(), "\n";
?>
--EXPECT--
bool(true)
bool(true)
Scheme::crc32(3)

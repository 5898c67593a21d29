--TEST--
A weight that is changed and changed back leaves no trace
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::md5Crc32(), Scheme::predis(), Scheme::predisKetama(), Scheme::libmemcached(), Scheme::nginx()] as $scheme) {
    $servers = ['a:1' => 2, 'b:2' => 3, 'c:3' => 1];
    $ring = new Ring($servers, $scheme);
    $points = $ring->points();
    $changed = $ring->add('b:2', 9)->points() !== $points;
    $ring->add('b:2', 3);
    echo json_encode([$changed, $ring == new Ring($servers, $scheme), $ring->points() === $points]), "\n";
}
?>
--EXPECT--
[true,true,true]
[true,true,true]
[true,true,true]
[true,true,true]
[true,true,true]

--TEST--
Of two servers at one position, the last added has it, but in the schemes where the first has
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    [Scheme::md5Crc32(), 3747283471, '10.0.7.244', '10.0.54.20'],
    [Scheme::md5Crc32(1), 3425464643, '10.0.58.115', '10.0.77.68'],
    [Scheme::md5Crc32(160), 796817172, '10.0.40.238', '10.0.109.192'],
    [Scheme::time33(), 594152331, '10.0.2.183', '10.0.5.138'],
    [Scheme::predisKetama(), 295072699, '10.0.3.100', '10.0.4.1'],
    [Scheme::libmemcached(), 295072699, '10.0.3.100:11211', '10.0.4.1:11211'],
    [Scheme::redisArray(), 4294193668, '10.0.0.73:6379', '10.0.0.118:6379'],
] as [$scheme, $position, $one, $two]) {
    echo $scheme, ': ';
    foreach ([[$one, $two], [$two, $one]] as $servers) {
        $ring = new Ring($servers, $scheme);
        echo array_search($ring->points()[$position], $servers) ? 'last ' : 'first ';
        // With one removed, the other has it.
        echo $ring->remove($one)->points()[$position] === $two ? 'and back, ' : 'and lost, ';
    }
    echo "\n";
}
?>
--EXPECT--
Scheme::md5Crc32(5): last and back, last and back, 
Scheme::md5Crc32(1): last and back, last and back, 
Scheme::md5Crc32(160): last and back, last and back, 
Scheme::time33(64): last and back, last and back, 
Scheme::predisKetama(): last and back, last and back, 
Scheme::libmemcached(): first and back, first and back, 
Scheme::redisArray(): first and back, first and back, 

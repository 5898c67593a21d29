--TEST--
Every other scheme takes weights
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    Scheme::md5Crc32(), Scheme::crc32Strict(1), Scheme::crc32Strict(3), Scheme::time33(), Scheme::crc32(), Scheme::flexihash(),
    Scheme::predis(), Scheme::predisKetama(), Scheme::libmemcached(), Scheme::nginx(), new Scheme('crc32', '{index}{server}', 0, 1),
] as $scheme) {
    $points = array_count_values((new Ring(['a:1' => 2, 'b:2'], $scheme))->points());
    echo $scheme, ': ', round($points['a:1'] / $points['b:2']), "\n";
}
?>
--EXPECT--
Scheme::md5Crc32(5): 2
Scheme::crc32Strict(1): 2
Scheme::crc32Strict(3): 2
Scheme::time33(64): 2
Scheme::crc32(32): 2
Scheme::flexihash(64): 2
Scheme::predis(): 2
Scheme::predisKetama(): 2
Scheme::libmemcached(): 2
Scheme::nginx(): 2
new Scheme('crc32', '{index}{server}', 0, 1, 'at-or-after'): 2

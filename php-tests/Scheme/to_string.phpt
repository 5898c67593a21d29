--TEST--
A scheme as text is the expression that makes it
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([
    Scheme::md5Crc32(), Scheme::md5Crc32(160), Scheme::crc32Descending(), Scheme::crc32Strict(), Scheme::crc32Strict(1),
    Scheme::crc32Strict(3), Scheme::time33(), Scheme::crc32(), Scheme::modulo(), Scheme::flexihash(), Scheme::flexihash(1),
    Scheme::predis(), Scheme::predisKetama(), Scheme::libmemcached(), Scheme::redisArray(), Scheme::nginx(), new Scheme(),
    new Scheme('fnv1a32', '{server}#{index}', 1, 100), new Scheme('crc32', '{server}', 0, 1),
    new Scheme('crc32', '{server} -{index}', 1, 32), new Scheme('xxh32', '{index}/{server}', 0, 3, 'at-or-before'),
] as $scheme) {
    $made = eval("use ConsistentHash\\Scheme; return $scheme;");
    echo $scheme, $made == $scheme ? '' : ' DIFFERS', "\n";
}
?>
--EXPECT--
Scheme::md5Crc32(5)
Scheme::md5Crc32(160)
Scheme::crc32Descending()
Scheme::crc32Strict()
Scheme::crc32Strict(1)
Scheme::crc32Strict(3)
Scheme::time33(64)
Scheme::crc32(32)
Scheme::modulo()
Scheme::flexihash(64)
Scheme::flexihash(1)
Scheme::predis()
Scheme::predisKetama()
Scheme::libmemcached()
Scheme::redisArray()
Scheme::nginx()
Scheme::md5Crc32(160)
new Scheme('fnv1a32', '{server}#{index}', 1, 100, 'at-or-after')
new Scheme('crc32', '{server}', 0, 1, 'at-or-after')
new Scheme('crc32', '{server} -{index}', 1, 32, 'at-or-after')
new Scheme('xxh32', '{index}/{server}', 0, 3, 'at-or-before')

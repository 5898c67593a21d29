--TEST--
fromName() makes the scheme of each named constructor, with a number or without
--FILE--
<?php
use ConsistentHash\Scheme;

foreach (Scheme::names() as $name) {
    $takes = (new ReflectionMethod('ConsistentHash\Scheme', $name))->getNumberOfParameters();
    echo $name, ': ', var_export(Scheme::fromName($name) == Scheme::$name(), true);
    try {
        $scheme = Scheme::fromName($name, 7);
        echo ' ', var_export($takes && $scheme == Scheme::$name(7), true), "\n";
    } catch (ValueError) {
        echo $takes ? ' WRONG' : ' takes none', "\n";
    }
}
var_dump(Scheme::fromName('crc32', null) == Scheme::crc32(), Scheme::fromName(virtualNodes: 3, name: 'time33') == Scheme::time33(3));
?>
--EXPECT--
md5Crc32: true true
crc32Descending: true takes none
crc32Strict: true true
time33: true true
crc32: true true
modulo: true takes none
flexihash: true true
predis: true takes none
predisKetama: true takes none
libmemcached: true takes none
redisArray: true takes none
nginx: true takes none
bool(true)
bool(true)

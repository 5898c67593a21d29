--TEST--
lookup takes NUL bytes, invalid UTF-8 and a megabyte
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c', 'd', 'e');
foreach (["\0", "key\0", "key", "\xff\xfe\xfd", "\xc3\x28", str_repeat('k', 1 << 20)] as $key) {
    echo $h->lookup($key), "\n";
}
?>
--EXPECT--
e
b
d
e
a
a

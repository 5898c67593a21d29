--TEST--
Names may hold any bytes
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$servers = ["\0", "\0\0", "a\0b", "a\0c", "\xff\xfe", "\x80", ' ', "\n", str_repeat('long', 1000), "\u{e4}\u{1f600}"];
foreach (['md5Crc32', 'crc32Strict', 'predis', 'predisKetama', 'modulo', 'time33'] as $scheme) {
    [$ring, $naive] = both($servers, $scheme);
    echo json_encode(differences($ring, $naive, ["\0", '', "\xff", 'a', "a\0", 'key1', 'key2']));
    var_dump($ring->remove("a\0b")->has("a\0b"), $ring->has("a\0c"));
}
?>
--EXPECT--
[]bool(false)
bool(true)
[]bool(false)
bool(true)
[]bool(false)
bool(true)
[]bool(false)
bool(true)
[]bool(false)
bool(true)
[]bool(false)
bool(true)

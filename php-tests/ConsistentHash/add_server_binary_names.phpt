--TEST--
Server names may hold NUL bytes and invalid UTF-8, or be a megabyte long
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$names = ["a\0", "a", "\0", "\xff\xfe", str_repeat('s', 1 << 20)];
$h = ring(...$names);
var_dump(array_keys($h->serverList) === $names, count($h->virtualPos));
foreach ($names as $name) {
    var_dump($h->lookup("$name-3") === $name, $h->serverList[$name][4] === sprintf('%u', crc32(md5("$name-4"))));
}
$h->removeServer("a\0");
var_dump($h->lookup("a\0-3") === "a\0", count($h->virtualPos));
?>
--EXPECT--
bool(true)
int(25)
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
bool(false)
int(20)

--TEST--
cHash takes strings of a megabyte and around block limits
--FILE--
<?php
$h = new ConsistentHash;
foreach ([55, 56, 63, 64, 65, 119, 120, 128, 4096, 65535, 1 << 20, (1 << 20) + 1] as $length) {
    $string = str_repeat("\xc3\x28", intdiv($length, 2)) . ($length % 2 ? 'x' : '');
    var_dump($h->cHash($string) === sprintf('%u', crc32(md5($string))));
}
?>
--EXPECT--
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
bool(true)
bool(true)

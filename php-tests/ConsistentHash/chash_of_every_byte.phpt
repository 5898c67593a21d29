--TEST--
cHash takes any byte: NUL, 0xFF, invalid UTF-8
--FILE--
<?php
$h = new ConsistentHash;
$wrong = [];
for ($i = 0; $i < 256; $i++) {
    foreach ([chr($i), chr($i) . 'tail', 'head' . chr($i), "\0" . chr($i) . "\0"] as $string) {
        if ($h->cHash($string) !== sprintf('%u', crc32(md5($string)))) {
            $wrong[] = bin2hex($string);
        }
    }
}
var_dump($wrong, $h->cHash("a\0b") === $h->cHash('a'));
?>
--EXPECT--
array(0) {
}
bool(false)

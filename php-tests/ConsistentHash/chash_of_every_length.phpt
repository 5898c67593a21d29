--TEST--
cHash is the CRC-32 of the hexadecimal MD5 for every length from 0 to 200
--FILE--
<?php
$h = new ConsistentHash;
$wrong = [];
for ($length = 0; $length <= 200; $length++) {
    $string = '';
    for ($i = 0; $i < $length; $i++) {
        $string .= chr(($i * 37 + $length) & 255);
    }
    if ($h->cHash($string) !== sprintf('%u', crc32(md5($string)))) {
        $wrong[] = $length;
    }
}
var_dump($wrong);
?>
--EXPECT--
array(0) {
}

--TEST--
The expression of a scheme evaluates to it for labels of any bytes
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$texts = ["'", '\\', "\\'", '\\\\', '"', '$x', "\n", "\r\n", "\0", "\xff\xfe", '{$x}', '\0', '?>', "\u{e9}", ''];
$wrong = [];
foreach ($texts as $one) {
    foreach ($texts as $two) {
        $scheme = new Scheme('crc32', "$one{server}$two{index}$one", 3, 2, 'after');
        $made = eval("use ConsistentHash\\Scheme; return $scheme;");
        if ($made != $scheme || (new Ring(['a'], $made))->points() !== (new Ring(['a'], $scheme))->points()) {
            $wrong[] = (string) $scheme;
        }
    }
}
echo $wrong ? implode("\n", $wrong) : 'OK';
?>
--EXPECT--
OK

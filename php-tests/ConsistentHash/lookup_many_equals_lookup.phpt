--TEST--
lookupMany of many keys of every length gives what lookup gives
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c', 'd', 'e', 'f', 'g');
$keys = [];
for ($i = 0; $i < 3000; $i++) {
    $keys["k$i"] = str_repeat(chr($i & 255), $i % 150) . $i;
}
$expected = [];
foreach ($keys as $name => $key) {
    $expected[$name] = $h->lookup($key);
}
var_dump($h->lookupMany($keys) === $expected, $h->lookupMany(array_values($keys)) === array_values($expected));
unset($keys['k7'], $keys['k2999']);
unset($expected['k7'], $expected['k2999']);
var_dump($h->lookupMany($keys) === $expected);
for ($n = 1; $n < 40; $n++) {
    $part = array_slice($keys, 0, $n);
    if ($h->lookupMany($part) !== array_slice($expected, 0, $n)) {
        echo "different for $n keys\n";
    }
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)

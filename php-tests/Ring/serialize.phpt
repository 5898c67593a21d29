--TEST--
A ring survives serialize() and unserialize()
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$rings = [new Ring(), new Ring(['a', '123', '', "\0\xff", '-1', 'b' => 7, '0']), (new Ring([], Scheme::crc32()))->add('5', 3)];
foreach (Scheme::names() as $name) {
    $rings[] = new Ring(['a:1', 'b:2'], Scheme::$name());
}
$rings[] = new Ring(['a:1' => 2, 'b:2'], Scheme::libmemcached());
$rings[] = new Ring(['x', 'y' => 2], new Scheme('xxh32', "{index}\0'{server}", 3, 4, 'after'));
foreach ($rings as $i => $ring) {
    $i % 2 && $ring->shares();
    $text = serialize($ring);
    $again = unserialize($text);
    $again == $ring && serialize($again) === $text && $again->scheme() == $ring->scheme() || print("$i is not equal\n");
    $again->servers() === $ring->servers() && $again->points() === $ring->points() || print("$i is not the same\n");
    // It goes on, and apart.
    $points = $ring->points();
    $again->add('z:9');
    $ring->points() === $points && count($again) === count($ring) + 1 || print("$i is shared\n");
}
[$a, $b] = unserialize(serialize([$ring, $ring]));
var_dump($a === $b, $a == $ring);
?>
--EXPECT--
bool(true)
bool(true)

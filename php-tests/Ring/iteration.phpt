--TEST--
foreach over a ring gives its servers
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['b', 'a' => 2, '1']);
foreach ($ring as $i => $server) {
    foreach ($ring as $inner) {
        echo "$i $server $inner\n";
    }
}
var_dump([...$ring] === $ring->servers(), iterator_count($ring));
var_dump($ring->getIterator() instanceof ArrayIterator, $ring instanceof Traversable);
?>
--EXPECT--
0 b b
0 b a
0 b 1
1 a b
1 a a
1 a 1
2 1 b
2 1 a
2 1 1
bool(true)
int(3)
bool(true)
bool(true)

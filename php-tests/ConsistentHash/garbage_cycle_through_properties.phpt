--TEST--
Cycles through virtualPos, serverList and dynamic properties are collected
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Node
{
    public $h;

    public function __destruct()
    {
        echo "collected\n";
    }
}
function cycle(string $property): void
{
    $h = ring('a', 'b');
    $node = new Node;
    $node->h = $h;
    if ($property === 'serverList') {
        $h->serverList['node'] = [$node];
    } elseif ($property === 'virtualPos') {
        $h->virtualPos[1] = $node;
        $h->lookup('x');
    } else {
        $h->$property = $node;
    }
}
gc_collect_cycles();
foreach (['serverList', 'virtualPos', 'virtualPosNum'] as $property) {
    cycle($property);
    var_dump(gc_collect_cycles() > 0);
}
?>
--EXPECT--
collected
bool(true)
collected
bool(true)
collected
bool(true)

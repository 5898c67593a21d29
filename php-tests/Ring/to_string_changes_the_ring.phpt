--TEST--
A __toString that changes the ring counts from its own key on
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

class Text
{
    public function __construct(private Closure $act)
    {
    }

    public function __toString(): string
    {
        ($this->act)();
        return 'x';
    }
}
foreach (['lookupMany', 'group'] as $method) {
    $ring = new Ring(['a']);
    $swap = new Text(fn() => $ring->remove('a')->add('b'));
    echo json_encode($ring->$method(['x', $swap, 'y', 'z'])), json_encode($ring->servers()), "\n";
    $ring = new Ring(['a']);
    $empty = new Text(fn() => $ring->remove('a'));
    attempt(fn() => $ring->$method(['x', $empty, 'y']));
    $ring = new Ring(['a']);
    $throw = new Text(fn() => throw new DomainException('in __toString'));
    attempt(fn() => $ring->$method(['x', $throw, 'y']));
    $ring = new Ring(['a']);
    $grow = new Text(fn() => array_map(fn($i) => $ring->add($i), range(1, 99)));
    echo count($ring->$method([$grow, 'x', $grow])), ' ', count($ring), "\n";
    $again = new Text(fn() => $ring->lookupMany(range(1, 1000)));
    echo count($ring->lookupMany([$again, 'x', $again])), "\n";
}
?>
--EXPECT--
["a","b","b","b"]["b"]
UnderflowException: The ring has no servers
DomainException: in __toString
3 100
3
{"a":["x"],"b":[{},"y","z"]}["b"]
UnderflowException: The ring has no servers
DomainException: in __toString
1 100
3

--TEST--
A __toString that changes the ring counts in the call that made it a string
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
$ring = new Ring(['a']);
attempt(fn() => $ring->lookup(new Text(fn() => $ring->remove('a')->add('b'))));
attempt(fn() => implode(' ', $ring->lookupList(new Text(fn() => $ring->remove('b')->add('c')), 2)));
attempt(fn() => $ring->lookup(new Text(fn() => $ring->remove('c'))));
attempt(fn() => $ring->add(new Text(fn() => $ring->add('d')))->servers() === ['d', 'x']);
attempt(fn() => $ring->remove(new Text(fn() => $ring->remove('x')))->servers() === ['d']);
attempt(fn() => $ring->has(new Text(fn() => $ring->add('x'))));
?>
--EXPECT--
string(1) "b"
string(1) "c"
UnderflowException: The ring has no servers
bool(true)
bool(true)
bool(true)

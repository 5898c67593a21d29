--TEST--
A __toString that changes the ring counts in the lookup that called it
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

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
$h = ring('a');
var_dump($h->lookup(new Text(function () use ($h) { $h->removeServer('a'); $h->addServer('b'); })));
var_dump($h->lookup(new Text(function () use ($h) { $h->virtualPos = [1 => 'one']; })));
var_dump($h->lookup(new Text(function () use ($h) { $h->virtualPos = []; })));
$h = ring('a');
attempt(fn() => $h->lookup(new Text(function () { throw new DomainException('in __toString'); })));
attempt(fn() => $h->lookup(new Text(function () use ($h) { unset($h->virtualPos); })));
$h = ring('a');
echo json_encode($h->lookupMany(['x', new Text(function () use ($h) { $h->addServer('b'); $h->removeServer('a'); }), 'x'])), "\n";
echo json_encode($h->lookupList(new Text(function () use ($h) { $h->addServer('a'); }), 2)), "\n";
?>
--EXPECT--
string(1) "b"
string(3) "one"
bool(false)
DomainException: in __toString
Warning: Undefined property: ConsistentHash::$virtualPos
TypeError: current(): Argument #1 ($array) must be of type array, null given
["a","b","b"]
["b","a"]

--TEST--
lookupMany sees for each key what the key before has changed
--FILE--
<?php
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
$add = new Text(fn() => $h->addServer('b'));
$assign = new Text(function () use ($h) { $h->virtualPos = [1 => 'one', 4294967295 => 'top']; });
$remove = new Text(fn() => $h->removeServer('a'));
$move = new Text(function () use ($h) { end($h->virtualPos); });
echo json_encode($h->lookupMany(['x', $add, 'x', $remove, 'x', $assign, 'x', $move, 'y'])), "\n";
?>
--EXPECT--
["a","b","b","b","b","top","top","top","top"]

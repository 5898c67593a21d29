--TEST--
The collector runs while a ring that only a cycle holds is in use
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;

final class Cycle
{
    public ?Cycle $self;
    public ?Ring $ring;

    public function __destruct()
    {
        $this->ring->remove('a')->add('b');
    }
}

$collect = function () use (&$cycle) {
    $cycle = null;
    echo gc_collect_cycles() > 0 ? 'collected ' : 'kept ';
};
foreach (calls_with(new ActingText($collect), fn() => $GLOBALS['cycle']->ring) as $method => $call) {
    $cycle = new Cycle();
    $cycle->self = $cycle;
    $cycle->ring = new Ring(['a']);
    echo $method, ' ', json_encode($call()), "\n";
}
?>
--EXPECT--
add collected ["b","x"]
remove collected ["b"]
has collected false
weight collected 0
lookup collected "b"
lookupList collected ["b"]
lookupMany collected ["a","b","b"]
group collected {"a":1,"b":2}

--TEST--
A destructor that the garbage collector calls near an addServer() may use the same ring
--FILE--
<?php
class Cycle
{
    public $self;
    public $callback;

    public function __destruct()
    {
        ($this->callback)();
    }
}

$broken = 0;
foreach (['changed', 'emptied'] as $kind) {
    for ($near = -12; $near < 4; $near++) {
        gc_collect_cycles();
        $h = new ConsistentHash;
        $h->addServer('a');
        if ($kind === 'emptied') {
            $h->removeServer('a');
        }
        $copies = [$h->virtualPos, $h->serverList];
        $cycle = new Cycle;
        $cycle->self = $cycle;
        $cycle->callback = function () use ($h) {
            $h->addServer('b');
            $h->lookup('k');
        };
        unset($cycle);
        // Fills the collector's buffer of possible roots up to its threshold.
        $keep = [];
        while (gc_status()['roots'] < gc_status()['threshold'] + $near && count($keep) < 20000) {
            $object = new stdClass;
            $keep[] = $object;
            unset($object);
            $last = end($keep);
            unset($last);
        }
        $h->addServer('z');
        $keep = [];
        gc_collect_cycles();
        $broken += count($h->serverList) * 5 !== count($h->virtualPos) || !isset($h->serverList['z'], $h->serverList['b']);
    }
}
var_dump($broken);
?>
--EXPECT--
int(0)

--TEST--
Rings in cycles are collected
--FILE--
<?php
use ConsistentHash\Ring;

$collect = function (): void {
    for ($i = 0; $i < 100; $i++) {
        $holder = new stdClass;
        $holder->ring = new Ring(['a', 'b']);
        $holder->self = $holder;
        $holder->iterator = $holder->ring->getIterator();
        $holder->ring->lookup('x');
    }
};
$collect();
gc_collect_cycles();
$before = memory_get_usage();
$collect();
gc_collect_cycles();
var_dump(memory_get_usage() - $before < 4096);
?>
--EXPECT--
bool(true)

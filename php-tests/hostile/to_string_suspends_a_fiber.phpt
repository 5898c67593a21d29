--TEST--
A ring that changes while a fiber is suspended in the __toString of a key
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;

foreach (calls_with(new ActingText(Fiber::suspend(...)), fn() => $GLOBALS['ring']) as $method => $call) {
    $ring = new Ring(['a']);
    $one = new Fiber($call);
    $two = new Fiber($call);
    $never = new Fiber($call);
    $one->start();
    $two->start();
    $never->start();
    $ring->remove('a')->add('b');
    $one->resume();
    $ring->remove('b')->add('c');
    $two->resume();
    unset($never);
    gc_collect_cycles();
    echo $method, ' ', json_encode([$one->getReturn(), $two->getReturn(), $ring->servers()]), "\n";
}
?>
--EXPECT--
add [["b","x"],["x","c"],["x","c"]]
remove [["b"],["c"],["c"]]
has [false,false,["c"]]
weight [0,0,["c"]]
lookup ["b","c",["c"]]
lookupList [["b"],["c"],["c"]]
lookupMany [["a","b","b"],["a","c","c"],["c"]]
group [{"a":1,"b":2},{"a":1,"c":2},["c"]]

--TEST--
An error handler that changes, remakes or drops the ring where a null key is deprecated
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$acts = [
    'change' => fn() => $GLOBALS['ring']->remove('a')->add('b'),
    'remake' => fn() => $GLOBALS['ring']->__construct(['b'], Scheme::flexihash()),
    'drop' => function () {
        unset($GLOBALS['ring']);
    },
];
foreach ($acts as $name => $act) {
    set_error_handler(function () use ($act) {
        $act();
        return true;
    });
    echo $name;
    foreach (calls_with(null, fn() => $GLOBALS['ring']) as $method => $call) {
        $ring = new Ring(['a']);
        echo ' ', json_encode($call());
    }
    echo "\n";
}
set_error_handler(fn() => throw new DomainException());
$ring = new Ring(['a']);
foreach (calls_with(null, fn() => $ring) as $method => $call) {
    try {
        $call();
        echo "$method returns\n";
    } catch (DomainException) {
        echo $method, ' throws, ', json_encode($ring->servers()), "\n";
    }
}
?>
--EXPECT--
change ["b",""] ["b"] false 0 "b" ["b"] ["a","b","b"] {"a":1,"b":2}
remake ["b",""] ["b"] false 0 "b" ["b"] ["a","b","b"] {"a":1,"b":2}
drop ["a",""] ["a"] false 0 "a" ["a"] ["a","a","a"] {"a":3}
add throws, ["a"]
remove throws, ["a"]
has throws, ["a"]
weight throws, ["a"]
lookup throws, ["a"]
lookupList throws, ["a"]
lookupMany throws, ["a"]
group throws, ["a"]

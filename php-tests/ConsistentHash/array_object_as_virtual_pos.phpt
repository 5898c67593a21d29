--TEST--
An ArrayObject as virtualPos is walked by lookup and written by addServer, which cannot sort it
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

foreach ([ArrayObject::class, ArrayIterator::class] as $class) {
    $h = ring('a');
    $h->virtualPos = new $class([1 => 'one', 1387983181 => 'exact', 4294967295 => 'top']);
    attempt(fn() => $h->lookup('x'));
    $h->virtualPosNum = 1;
    attempt(fn() => $h->addServer('b'));
    echo json_encode($h->virtualPos), "\n";
    attempt(fn() => $h->removeServer('b'));
    echo json_encode($h->virtualPos), ' ', json_encode(array_keys($h->serverList)), "\n";
}
?>
--EXPECT--
Deprecated: current(): Calling current() on an object is deprecated
Deprecated: reset(): Calling reset() on an object is deprecated
string(5) "exact"
TypeError: ksort(): Argument #1 ($array) must be of type array, ArrayObject given
{"1":"one","1387983181":"exact","4294967295":"top","2033132656":"b"}
bool(true)
{"1":"one","1387983181":"exact","4294967295":"top"} ["a"]
Deprecated: current(): Calling current() on an object is deprecated
Deprecated: reset(): Calling reset() on an object is deprecated
string(5) "exact"
TypeError: ksort(): Argument #1 ($array) must be of type array, ArrayIterator given
{"1":"one","1387983181":"exact","4294967295":"top","2033132656":"b"}
bool(true)
{"1":"one","1387983181":"exact","4294967295":"top"} ["a"]

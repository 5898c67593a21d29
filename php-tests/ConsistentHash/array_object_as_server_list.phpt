--TEST--
An ArrayObject as serverList is asked, written and unset
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

foreach ([ArrayObject::class, ArrayIterator::class] as $class) {
    $h = new ConsistentHash;
    $h->virtualPosNum = 2;
    $h->serverList = new $class(['a' => ['1']]);
    attempt(fn() => $h->addServer('a'));
    attempt(fn() => $h->addServer('b'));
    echo json_encode($h), "\n";
    attempt(fn() => $h->lookup('x'));
    attempt(fn() => $h->removeServer('a'));
    attempt(fn() => $h->removeServer('b'));
    echo json_encode($h), "\n";
}
?>
--EXPECT--
bool(true)
bool(true)
{"serverList":{"a":["1"],"b":["2033132656","1640823877"]},"virtualPos":{"1640823877":"b","2033132656":"b"},"virtualPosNum":2}
string(1) "b"
bool(true)
bool(true)
{"serverList":{},"virtualPos":[],"virtualPosNum":2}
bool(true)
bool(true)
{"serverList":{"a":["1"],"b":["2033132656","1640823877"]},"virtualPos":{"1640823877":"b","2033132656":"b"},"virtualPosNum":2}
string(1) "b"
bool(true)
bool(true)
{"serverList":{},"virtualPos":[],"virtualPosNum":2}

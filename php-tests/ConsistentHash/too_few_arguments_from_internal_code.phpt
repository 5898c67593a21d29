--TEST--
An ArgumentCountError of a call from internal code names no place
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach (['cHash', 'addServer', 'removeServer', 'lookup', 'addServers', 'lookupMany', 'lookupList'] as $method) {
    attempt(fn() => iterator_apply(new ArrayIterator([1]), [$h, $method]));
}
?>
--EXPECT--
ArgumentCountError: Too few arguments to function ConsistentHash::cHash(), 0 passed and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::addServer(), 0 passed and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::removeServer(), 0 passed and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookup(), 0 passed and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::addServers(), 0 passed and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookupMany(), 0 passed and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookupList(), 0 passed and exactly 2 expected

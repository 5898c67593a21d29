--TEST--
A missing argument is an ArgumentCountError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach (['cHash', 'addServer', 'removeServer', 'lookup', 'addServers', 'lookupMany', 'lookupList'] as $method) {
    attempt(fn() => $h->$method());
}
attempt(fn() => $h->lookupList('x'));
attempt(fn() => $h->lookupList(key: 'x'));
attempt(fn() => $h->lookupList(count: 1));
?>
--EXPECTF--
ArgumentCountError: Too few arguments to function ConsistentHash::cHash(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::addServer(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::removeServer(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookup(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::addServers(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookupMany(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookupList(), 0 passed in %s on line %d and exactly 2 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookupList(), 1 passed in %s on line %d and exactly 2 expected
ArgumentCountError: Too few arguments to function ConsistentHash::lookupList(), 1 passed in %s on line %d and exactly 2 expected
ArgumentCountError: ConsistentHash::lookupList(): Argument #1 ($key) not passed

--TEST--
null as a key is deprecated as in any function of PHP
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

$ring = new Ring(['a', 'b', 'c']);
var_dump($ring->lookup(null) === $ring->lookup(''));
var_dump($ring->lookupList(null, 2) === $ring->lookupList('', 2));
var_dump($ring->lookupMany([null, 'x', null]) === $ring->lookupMany(['', 'x', '']));
var_dump($ring->group([null]) === [$ring->lookup('') => [null]]);
var_dump($ring->has(null));
?>
--EXPECT--
Deprecated: ConsistentHash\Ring::lookup(): Passing null to parameter #1 ($key) of type string is deprecated
bool(true)
Deprecated: ConsistentHash\Ring::lookupList(): Passing null to parameter #1 ($key) of type string is deprecated
bool(true)
Deprecated: ConsistentHash\Ring::lookupMany(): Passing null as a key is deprecated
Deprecated: ConsistentHash\Ring::lookupMany(): Passing null as a key is deprecated
bool(true)
Deprecated: ConsistentHash\Ring::group(): Passing null as a key is deprecated
bool(true)
Deprecated: ConsistentHash\Ring::has(): Passing null to parameter #1 ($server) of type string is deprecated
bool(false)

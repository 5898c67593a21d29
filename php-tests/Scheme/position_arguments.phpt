--TEST--
position() takes one key, as lookup() does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Scheme;

$scheme = Scheme::redisCluster();
var_dump($scheme->position('123') === $scheme->position(123), $scheme->position(key: 'x') === $scheme->position('x'));
attempt(fn() => $scheme->position(new class { public function __toString() { return 'user:1234'; } }));
attempt(fn() => $scheme->position(null));
attempt(fn() => $scheme->position([]));
attempt(fn() => $scheme->position());
attempt(fn() => $scheme->position('a', 'b'));
?>
--EXPECT--
bool(true)
bool(true)
int(15814)
Deprecated: ConsistentHash\Scheme::position(): Passing null to parameter #1 ($key) of type string is deprecated
int(0)
TypeError: ConsistentHash\Scheme::position(): Argument #1 ($key) must be of type string, array given
ArgumentCountError: ConsistentHash\Scheme::position() expects exactly 1 argument, 0 given
ArgumentCountError: ConsistentHash\Scheme::position() expects exactly 1 argument, 2 given

--TEST--
Arguments of add() of the wrong type
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

$ring = new Ring();
attempt(fn() => $ring->add());
attempt(fn() => $ring->add([]));
attempt(fn() => $ring->add('a', 'x'));
attempt(fn() => $ring->add('a', []));
attempt(fn() => $ring->add('a', 1, 2));
attempt(fn() => $ring->add(weight: 2));
attempt(fn() => $ring->add('a', nodes: 2));
attempt(fn() => $ring->add(null)->servers());
attempt(fn() => $ring->add(1.5, '3')->add(true)->add(7, 2.0)->servers());
attempt(fn() => $ring->weight(1.5) . $ring->weight(7));
?>
--EXPECT--
ArgumentCountError: ConsistentHash\Ring::add() expects at least 1 argument, 0 given
TypeError: ConsistentHash\Ring::add(): Argument #1 ($server) must be of type string, array given
TypeError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be of type int, string given
TypeError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be of type int, array given
ArgumentCountError: ConsistentHash\Ring::add() expects at most 2 arguments, 3 given
ArgumentCountError: ConsistentHash\Ring::add(): Argument #1 ($server) not passed
Error: Unknown named parameter $nodes
Deprecated: ConsistentHash\Ring::add(): Passing null to parameter #1 ($server) of type string is deprecated
array(1) {
  [0]=>
  string(0) ""
}
array(4) {
  [0]=>
  string(0) ""
  [1]=>
  string(3) "1.5"
  [2]=>
  string(1) "1"
  [3]=>
  string(1) "7"
}
string(2) "32"

--TEST--
An int server stays an int in the ring; its key is an int
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring(7, -7, 0, PHP_INT_MAX, PHP_INT_MIN);
var_dump($h->lookup('x'), array_keys($h->serverList), array_count_values($h->virtualPos));
?>
--EXPECT--
int(-9223372036854775808)
array(5) {
  [0]=>
  int(7)
  [1]=>
  int(-7)
  [2]=>
  int(0)
  [3]=>
  int(9223372036854775807)
  [4]=>
  int(-9223372036854775808)
}
array(5) {
  [-9223372036854775808]=>
  int(5)
  [-7]=>
  int(5)
  [0]=>
  int(5)
  [9223372036854775807]=>
  int(5)
  [7]=>
  int(5)
}

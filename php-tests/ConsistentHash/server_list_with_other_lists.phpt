--TEST--
removeServer unsets whatever the list of a server names
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$h->virtualPos = [1 => 'one', 2 => 'two', 3 => 'three', 'four' => 'four', -5 => 'five'];
$h->serverList = ['x' => [1, '2', 3.0, 'four', '-5', 99, 'none'], 'y' => [], 'z' => new ArrayObject([2, '99']), 's' => null];
attempt(fn() => $h->removeServer('s'));
attempt(fn() => $h->removeServer('z'));
attempt(fn() => $h->removeServer('y'));
var_dump(array_keys($h->virtualPos));
attempt(fn() => $h->removeServer('x'));
var_dump($h->virtualPos, array_keys($h->serverList));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
array(4) {
  [0]=>
  int(1)
  [1]=>
  int(3)
  [2]=>
  string(4) "four"
  [3]=>
  int(-5)
}
bool(true)
array(0) {
}
array(1) {
  [0]=>
  string(1) "s"
}

--TEST--
group() gives values, not references
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a']);
$x = 'x';
$keys = [&$x, 'y'];
$groups = $ring->group($keys);
$groups['a'][0] = 'changed';
var_dump($x, $keys, $ring->group($keys) === ['a' => ['x', 'y']]);
?>
--EXPECT--
string(1) "x"
array(2) {
  [0]=>
  &string(1) "x"
  [1]=>
  string(1) "y"
}
bool(true)

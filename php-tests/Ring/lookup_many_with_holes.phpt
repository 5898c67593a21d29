--TEST--
lookupMany() of lists with holes and of arrays that were sorted
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b', 'c']);
$keys = range(0, 20);
unset($keys[0], $keys[7], $keys[20]);
var_dump($ring->lookupMany($keys) === array_map($ring->lookup(...), $keys));
arsort($keys);
var_dump($ring->lookupMany($keys) === array_map($ring->lookup(...), $keys), array_key_first($ring->lookupMany($keys)));
$keys = ['x' => 'x', 'y' => 'y', 'z' => 'z'];
unset($keys['x']);
$found = $ring->lookupMany($keys);
$found[] = 'next';
var_dump(array_keys($found));
?>
--EXPECT--
bool(true)
bool(true)
int(19)
array(3) {
  [0]=>
  string(1) "y"
  [1]=>
  string(1) "z"
  [2]=>
  int(0)
}

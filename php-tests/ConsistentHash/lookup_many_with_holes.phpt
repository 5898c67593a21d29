--TEST--
lookupMany of a list with holes keeps the holes; the next index follows the greatest
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$keys = ['key1', 'key2', 'key3', 'key4', 'key5'];
unset($keys[1], $keys[3], $keys[4]);
$found = $h->lookupMany($keys);
var_dump($found);
$found[] = 'next';
var_dump(array_key_last($found));
?>
--EXPECT--
array(2) {
  [0]=>
  string(1) "b"
  [2]=>
  string(1) "a"
}
int(3)

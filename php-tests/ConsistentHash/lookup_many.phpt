--TEST--
lookupMany replaces each value by its server and keeps keys and order
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$found = $h->lookupMany(['z' => 'key1', 5 => 'key2', 'key3', '' => 'key4', -3 => 'key5', '01' => 'key6']);
var_dump($found);
foreach (['key1', 'key2', 'key3', 'key4', 'key5', 'key6'] as $key) {
    echo $h->lookup($key), ' ';
}
?>
--EXPECT--
array(6) {
  ["z"]=>
  string(1) "b"
  [5]=>
  string(1) "b"
  [6]=>
  string(1) "a"
  [""]=>
  string(1) "a"
  [-3]=>
  string(1) "c"
  ["01"]=>
  string(1) "c"
}
b b a a c c

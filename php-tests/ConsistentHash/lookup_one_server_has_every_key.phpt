--TEST--
A single server has every key
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('only');
$found = [];
for ($i = 0; $i < 1000; $i++) {
    $found[$h->lookup("key$i")] = true;
}
var_dump($found);
?>
--EXPECT--
array(1) {
  ["only"]=>
  bool(true)
}

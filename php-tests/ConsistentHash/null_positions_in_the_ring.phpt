--TEST--
A position whose server is null counts as a position
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPos = [1387983181 => null, 4294967295 => 'top'];
var_dump($h->lookup('x'), $h->lookupMany(['x']), $h->lookupList('x', 2));
?>
--EXPECT--
NULL
array(1) {
  [0]=>
  NULL
}
array(2) {
  [0]=>
  NULL
  [1]=>
  string(3) "top"
}

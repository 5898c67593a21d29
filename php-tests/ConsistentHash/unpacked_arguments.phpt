--TEST--
Unpacked arguments work, with string keys too
--SKIPIF--
<?php if (PHP_DEBUG && extension_loaded('consistent_hash')) die('skip debug builds of PHP refuse surplus arguments of internal functions'); ?>
--FILE--
<?php
$h = new ConsistentHash;
$h->addServer(...['a']);
$h->addServers(...['servers' => ['b']]);
var_dump($h->lookup(...['key' => 'x']), $h->lookupList(...['x', 'count' => 2]), $h->cHash(...['x', 'y']));
?>
--EXPECT--
string(1) "b"
array(2) {
  [0]=>
  string(1) "b"
  [1]=>
  string(1) "a"
}
string(10) "1387983181"

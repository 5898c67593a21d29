--TEST--
Surplus arguments are ignored
--SKIPIF--
<?php if (PHP_DEBUG && extension_loaded('consistent_hash')) die('skip debug builds of PHP refuse surplus arguments of internal functions'); ?>
--FILE--
<?php
$h = new ConsistentHash;
var_dump($h->addServer('a', 2, 'x'), $h->addServers(['b'], null), $h->cHash('x', []), $h->lookup('x', 1), $h->removeServer('a', 'b'), $h->lookupMany(['x'], ['y']), $h->lookupList('x', 1, new stdClass), array_keys($h->serverList));
?>
--EXPECT--
bool(true)
bool(true)
string(10) "1387983181"
string(1) "b"
bool(true)
array(1) {
  [0]=>
  string(1) "b"
}
array(1) {
  [0]=>
  string(1) "b"
}
array(1) {
  [0]=>
  string(1) "b"
}

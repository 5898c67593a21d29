--TEST--
Without virtualPosNum addServer warns once and adds nothing
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
unset($h->virtualPosNum);
attempt(fn() => $h->addServer('b'));
var_dump(array_keys($h->serverList));
var_dump($h->lookup('x'));
?>
--EXPECT--
Warning: Undefined property: ConsistentHash::$virtualPosNum
bool(true)
array(1) {
  [0]=>
  string(1) "a"
}
string(1) "a"

--TEST--
ReflectionProperty reads, writes and tells initialised properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$ring = new ReflectionProperty('ConsistentHash', 'virtualPos');
$list = new ReflectionProperty($h, 'serverList');
var_dump($ring->isInitialized($h), count($ring->getValue($h)), array_keys($list->getValue($h)));
$h->addServer('b');
var_dump(count($ring->getValue($h)));
$ring->setValue($h, [1 => 'one']);
var_dump($h->lookup('x'));
$h->addServer('c');
var_dump(count($ring->getValue($h)));
unset($h->virtualPos);
var_dump($ring->isInitialized($h), $ring->isInitialized(new ConsistentHash));
$object = new ReflectionObject($h);
var_dump($object->hasProperty('virtualPos'), count($object->getProperties()));
?>
--EXPECT--
bool(true)
int(5)
array(1) {
  [0]=>
  string(1) "a"
}
int(10)
string(3) "one"
int(6)
bool(false)
bool(true)
bool(true)
int(3)

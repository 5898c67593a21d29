--TEST--
Ring is a final class without constants or properties
--FILE--
<?php
$class = new ReflectionClass('ConsistentHash\Ring');
var_dump($class->isFinal(), $class->isCloneable(), $class->isIterable(), $class->getConstants(), $class->getProperties());
$interfaces = $class->getInterfaceNames();
sort($interfaces);
echo implode(' ', $interfaces), "\n";
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
array(0) {
}
array(0) {
}
ConsistentHash\RingInterface Countable IteratorAggregate Traversable

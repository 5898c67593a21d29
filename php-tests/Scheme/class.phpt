--TEST--
Scheme is a final class without constants or properties
--FILE--
<?php
$class = new ReflectionClass('ConsistentHash\Scheme');
var_dump($class->isFinal(), $class->isCloneable(), $class->isIterable());
var_dump($class->getConstants(), $class->getProperties(), $class->getInterfaceNames());
?>
--EXPECT--
bool(true)
bool(true)
bool(false)
array(0) {
}
array(0) {
}
array(1) {
  [0]=>
  string(10) "Stringable"
}

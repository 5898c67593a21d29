--TEST--
The class has no parent, interface, trait or constructor and is neither final nor abstract
--FILE--
<?php
$class = new ReflectionClass('ConsistentHash');
var_dump($class->isFinal(), $class->isAbstract(), $class->getParentClass(), $class->getInterfaceNames(), $class->getTraitNames(), $class->getConstructor(), $class->getNamespaceName(), $class->getConstants(), $class->isCloneable(), $class->isInstantiable(), $class->isIterable());
?>
--EXPECT--
bool(false)
bool(false)
bool(false)
array(0) {
}
array(0) {
}
NULL
string(0) ""
array(0) {
}
bool(true)
bool(true)
bool(false)

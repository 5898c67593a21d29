--TEST--
Reflection shows three public untyped properties and their defaults
--FILE--
<?php
$class = new ReflectionClass('ConsistentHash');
foreach ($class->getProperties() as $property) {
    echo implode(' ', Reflection::getModifierNames($property->getModifiers())), ' ', $property->getName(), ' ',
        json_encode([$property->getDefaultValue(), $property->hasDefaultValue(), $property->hasType(), $property->isDefault(), $property->isPromoted(), $property->isReadOnly(), $property->class]), "\n";
}
echo json_encode($class->getDefaultProperties()), ' ', json_encode($class->getStaticProperties()), "\n";
$h = $class->newInstance();
$h->virtualPosNum = 9;
$h->addServer('a');
echo json_encode($class->getDefaultProperties()), "\n";
?>
--EXPECT--
public serverList [[],true,false,true,false,false,"ConsistentHash"]
public virtualPos [[],true,false,true,false,false,"ConsistentHash"]
public virtualPosNum [5,true,false,true,false,false,"ConsistentHash"]
{"serverList":[],"virtualPos":[],"virtualPosNum":5} []
{"serverList":[],"virtualPos":[],"virtualPosNum":5}

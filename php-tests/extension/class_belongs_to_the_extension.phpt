--TEST--
The class is internal and belongs to the extension
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
$class = new ReflectionClass('ConsistentHash');
var_dump($class->isInternal(), $class->isUserDefined(), $class->getExtensionName(), $class->getFileName());
$all = true;
foreach ($class->getMethods() as $method) {
    $all = $all && $method->isInternal();
}
var_dump($all, isset((new ReflectionExtension('consistent_hash'))->getClasses()['ConsistentHash']));
?>
--EXPECT--
bool(true)
bool(false)
string(15) "consistent_hash"
bool(false)
bool(true)
bool(true)

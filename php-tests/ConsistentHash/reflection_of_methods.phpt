--TEST--
Reflection shows public methods; those of the userland class declare no types
--FILE--
<?php
$class = new ReflectionClass('ConsistentHash');
foreach ($class->getMethods() as $method) {
    $parameters = [];
    foreach ($method->getParameters() as $parameter) {
        $parameters[] = trim(($parameter->getType() ?? '') . ' $' . $parameter->getName()) . ($parameter->isOptional() || $parameter->isPassedByReference() || $parameter->isVariadic() ? ' ?' : '');
    }
    echo implode(' ', Reflection::getModifierNames($method->getModifiers())), ' ', $method->getName(), '(', implode(', ', $parameters), ') ',
        json_encode([$method->hasReturnType(), $method->hasTentativeReturnType(), $method->getNumberOfRequiredParameters(), $method->returnsReference(), $method->isDeprecated(), $method->isGenerator()]), "\n";
}
var_dump(get_class_methods('ConsistentHash'));
?>
--EXPECT--
public cHash($str) [false,false,1,false,false,false]
public addServer($server) [false,false,1,false,false,false]
public removeServer($key) [false,false,1,false,false,false]
public lookup($key) [false,false,1,false,false,false]
public addServers(array $servers) [false,false,1,false,false,false]
public lookupMany(array $keys) [false,false,1,false,false,false]
public lookupList($key, int $count) [false,false,2,false,false,false]
array(7) {
  [0]=>
  string(5) "cHash"
  [1]=>
  string(9) "addServer"
  [2]=>
  string(12) "removeServer"
  [3]=>
  string(6) "lookup"
  [4]=>
  string(10) "addServers"
  [5]=>
  string(10) "lookupMany"
  [6]=>
  string(10) "lookupList"
}

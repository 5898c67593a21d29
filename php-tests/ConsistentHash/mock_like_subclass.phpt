--TEST--
A generated subclass that overrides every public method, as mock libraries do, can stand in
--FILE--
<?php
$code = 'class Mock extends ConsistentHash { public $calls = [];';
foreach ((new ReflectionClass('ConsistentHash'))->getMethods() as $method) {
    $parameters = $arguments = [];
    foreach ($method->getParameters() as $parameter) {
        $parameters[] = $parameter->getType() . ' $' . $parameter->getName();
        $arguments[] = '$' . $parameter->getName();
    }
    $name = $method->getName();
    $code .= "public function $name(" . implode(', ', $parameters) . ") { \$this->calls[] = '$name'; return parent::$name(" . implode(', ', $arguments) . '); }';
}
eval($code . '}');
$h = (new ReflectionClass('Mock'))->newInstanceWithoutConstructor();
$h->virtualPosNum = 2;
$h->addServers(['a', 'b']);
$h->lookupMany(['x', 'y']);
$h->lookupList('x', 2);
$h->lookup('x');
$h->removeServer('a');
echo implode(' ', $h->calls), "\n";
?>
--EXPECT--
addServers addServer cHash cHash addServer cHash cHash lookupMany lookup cHash lookup cHash lookupList cHash lookup cHash removeServer

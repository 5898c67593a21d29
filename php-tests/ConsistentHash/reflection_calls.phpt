--TEST--
Methods can be called through Reflection, with the subclass's overrides
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return '1';
    }
}
$h = ring('a', 'b');
$method = new ReflectionMethod('ConsistentHash', 'lookup');
var_dump($method->invoke($h, 'x'), $method->invokeArgs($h, ['key' => 'x']));
$sub = new Sub;
(new ReflectionMethod('ConsistentHash', 'addServer'))->invoke($sub, 'a');
var_dump($sub->virtualPos, (new ReflectionMethod('ConsistentHash', 'cHash'))->invoke($sub, 'x'), $method->getClosure($sub)('x'));
attempt(fn() => $method->invoke(new stdClass, 'x'));
?>
--EXPECT--
string(1) "b"
string(1) "b"
array(1) {
  [1]=>
  string(1) "a"
}
string(10) "1387983181"
string(1) "a"
ReflectionException: Given object is not an instance of the class this method was declared in

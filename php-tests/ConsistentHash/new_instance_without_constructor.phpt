--TEST--
newInstanceWithoutConstructor gives a working ring
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $extra = 'extra';

    public function __construct()
    {
        throw new LogicException('not called');
    }
}
foreach (['ConsistentHash', 'Sub'] as $class) {
    $h = (new ReflectionClass($class))->newInstanceWithoutConstructor();
    $h->addServer('a');
    var_dump($h->lookup('x'), count($h->virtualPos), $h->extra ?? null);
}
?>
--EXPECT--
string(1) "a"
int(5)
NULL
string(1) "a"
int(5)
string(5) "extra"

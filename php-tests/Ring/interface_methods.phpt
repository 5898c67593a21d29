--TEST--
RingInterface declares what Ring has, with the same parameters and types
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\RingInterface;

// Parameters and return type, as Reflection prints them.
$describe = fn(string $class, string $method) => preg_replace(['/^.*{/s', '/\s+/'], ['', ' '], new ReflectionMethod($class, $method));
foreach ((new ReflectionClass(RingInterface::class))->getMethods() as $method) {
    if ($method->class === RingInterface::class) {
        $name = $method->getName();
        echo $name, $describe(RingInterface::class, $name) === $describe(Ring::class, $name) ? '' : ' differs', "\n";
    }
}
?>
--EXPECT--
add
remove
has
weight
servers
lookup
lookupMany
lookupList
group

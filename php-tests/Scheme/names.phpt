--TEST--
names() lists the named constructors
--FILE--
<?php
use ConsistentHash\Scheme;

$methods = [];
foreach ((new ReflectionClass('ConsistentHash\Scheme'))->getMethods(ReflectionMethod::IS_STATIC) as $method) {
    if ((string) $method->getReturnType() === Scheme::class) {
        $methods[] = $method->getName();
    }
}
var_dump(array_values(array_diff($methods, Scheme::names())));
echo implode(' ', Scheme::names()), "\n";
?>
--EXPECT--
array(1) {
  [0]=>
  string(8) "fromName"
}
md5Crc32 crc32Descending crc32Strict time33 crc32 modulo flexihash predis predisKetama libmemcached redisArray nginx

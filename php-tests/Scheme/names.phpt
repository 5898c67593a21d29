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
var_dump(array_values(array_diff($methods, Scheme::names())), array_diff(Scheme::names(), $methods));
echo wordwrap(implode(' ', Scheme::names()), 120), "\n";
?>
--EXPECT--
array(1) {
  [0]=>
  string(8) "fromName"
}
array(0) {
}
md5Crc32 crc32Descending crc32Strict time33 crc32 modulo flexihash predis predisKetama libmemcached libmemcachedModula
libmemcachedConsistent memcache memcacheStandard redisArray redisArrayRanges redisCluster nginx nginxModulo
mediaWikiMemcached mediaWikiHashRing twemproxy twemproxyModula haproxy haproxyMapBased credis md5Times31 hashring

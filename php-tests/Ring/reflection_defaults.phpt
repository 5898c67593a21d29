--TEST--
Reflection shows the defaults of parameters
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Ring::class, Scheme::class] as $class) {
    foreach ((new ReflectionClass($class))->getMethods() as $method) {
        foreach ($method->getParameters() as $parameter) {
            if ($parameter->isDefaultValueAvailable()) {
                echo $method->getName(), ': ', $parameter->getType(), ' $', $parameter->getName(), ' = ',
                    json_encode($parameter->getDefaultValue()), "\n";
            }
        }
    }
}
?>
--EXPECT--
__construct: array $servers = []
__construct: ?ConsistentHash\Scheme $scheme = null
add: int $weight = 1
__construct: string $hash = "md5-crc32"
__construct: string $label = "{server}-{index}"
__construct: int $first = 0
__construct: int $virtualNodes = 160
__construct: string $search = "at-or-after"
md5Crc32: int $virtualNodes = 5
crc32Strict: ?int $virtualNodes = null
time33: int $virtualNodes = 64
crc32: int $virtualNodes = 32
flexihash: int $virtualNodes = 64
libmemcached: string $hash = "md5"
libmemcachedModula: string $hash = "default"
libmemcachedConsistent: string $hash = "default"
memcache: string $hash = "crc32"
memcacheStandard: string $hash = "crc32"
redisArray: ?string $algorithm = null
redisArrayRanges: ?string $algorithm = null
mediaWikiHashRing: string $algorithm = "sha1"
twemproxy: string $hash = "fnv1a_64"
twemproxy: string $hashTag = ""
twemproxyModula: string $hash = "fnv1a_64"
twemproxyModula: string $hashTag = ""
haproxy: string $hash = "sdbm"
haproxy: ?bool $avalanche = null
haproxyMapBased: string $hash = "sdbm"
haproxyMapBased: ?bool $avalanche = null
credis: int $replicas = 128
md5Times31: bool $everyOtherDigit = false

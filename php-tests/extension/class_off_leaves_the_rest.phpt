--TEST--
With consistent_hash.class=Off the extension has all but the class ConsistentHash
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
$extension = new ReflectionExtension('consistent_hash');
echo implode(' ', $extension->getClassNames()), "\n", implode(' ', array_keys($extension->getFunctions())), "\n";
var_dump(class_exists('ConsistentHash'));
$ring = new ConsistentHash\Ring(['a', 'b', 'c'], ConsistentHash\Scheme::crc32());
var_dump($ring->lookup('x') === (clone $ring)->lookup('x'), unserialize(serialize($ring)) == $ring);
?>
--EXPECT--
ConsistentHash\Scheme ConsistentHash\RingInterface ConsistentHash\Ring
consistent_hash_cache_info
bool(false)
bool(true)
bool(true)

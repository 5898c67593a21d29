--TEST--
A subclass of DescendingConsistentHash implements the interfaces of the userland class, and passes where they are declared
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/descending_interfaces.inc';

class CacheRing extends DescendingConsistentHash implements hash, distribute {}
class Reference extends Reference\DescendingConsistentHash implements hash, distribute {}

[$cache, $expected] = [new Cache(filled(new CacheRing)), new Cache(filled(new Reference))];
foreach (range(1, 200) as $i) {
    $cache->place("key$i") === $expected->place("key$i") || print("key$i: another server\n");
}
var_dump($cache->place('key1')[0], new CacheRing instanceof hash, new CacheRing instanceof distribute);
?>
--EXPECT--
string(11) "192.168.1.3"
bool(true)
bool(true)

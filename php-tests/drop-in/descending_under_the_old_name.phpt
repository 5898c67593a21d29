--TEST--
With consistent_hash.class=Off a subclass of DescendingConsistentHash has the name and the interfaces of the userland class
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
auto_prepend_file=
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/descending_interfaces.inc';

class ConsistentHash extends DescendingConsistentHash implements hash, distribute {}
class Reference extends Reference\DescendingConsistentHash implements hash, distribute {}

[$cache, $expected] = [new Cache(filled(new ConsistentHash)), new Cache(filled(new Reference))];
foreach (range(1, 200) as $i) {
    $cache->place("key$i") === $expected->place("key$i") || print("key$i: another server\n");
}
var_dump($cache->place('key1')[0]);
?>
--EXPECT--
string(11) "192.168.1.3"

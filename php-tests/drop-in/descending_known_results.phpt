--TEST--
DescendingConsistentHash puts keys where the userland class does
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new DescendingConsistentHash;
for ($i = 1; $i <= 5; $i++) {
    $hash->addServer("192.168.1.$i");
}
echo $hash->lookup('key1'), ' ', $hash->lookup('key2'), "\n";
$hash->removeServer('192.168.1.2');
echo $hash->lookup('key1'), ' ', $hash->lookup('key2'), "\n";
$hash->addServer('192.168.1.6');
echo $hash->lookup('key1'), ' ', $hash->lookup('key2'), "\n";
?>
--EXPECT--
192.168.1.2 192.168.1.5
192.168.1.3 192.168.1.5
192.168.1.6 192.168.1.5

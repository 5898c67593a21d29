--TEST--
Under opcache and the function JIT the scenario gives the same servers
--INI--
opcache.enable_cli=1
opcache.jit=function
opcache.jit_buffer_size=32M
--SKIPIF--
<?php if (!extension_loaded('Zend OPcache')) die('skip needs opcache'); ?>
--FILE--
<?php
$h = new ConsistentHash;
for ($i = 1; $i <= 10; $i++) {
    $h->addServer("192.168.1.$i");
}
for ($i = 1; $i <= 10; $i++) {
    echo substr(strrchr($h->lookup("key$i"), '.'), 1), ' ';
}
$h->removeServer('192.168.1.2');
echo "\n", $h->lookup('key1'), ' ', count($h->virtualPos), "\n";
?>
--EXPECT--
2 1 6 8 9 10 7 4 7 4 
192.168.1.7 45

--TEST--
A server that the caller changes after adding stays as it was added
--FILE--
<?php
$name = 'server-' . mt_rand(1, 1);
$h = new ConsistentHash;
$h->addServer($name);
$name[0] = 'X';
$name .= ' and more';
$found = $h->lookup('key');
$found[0] = 'Y';
var_dump($h->lookup('key'));
?>
--EXPECT--
string(8) "server-1"

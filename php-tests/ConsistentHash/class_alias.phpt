--TEST--
The class works under an alias, as under the names userland gave it
--SKIPIF--
<?php if (PHP_VERSION_ID < 80300 && (new ReflectionClass('ConsistentHash'))->isInternal()) die('skip before PHP 8.3 class_alias() takes no internal class'); ?>
--FILE--
<?php
class_alias('ConsistentHash', 'Flexihash');
$h = new Flexihash;
$h->addServer('a');
class Mine extends Flexihash
{
}
var_dump($h instanceof ConsistentHash, get_class($h), $h->lookup('x'), (new Mine)->addServer('a'));
?>
--EXPECT--
bool(true)
string(14) "ConsistentHash"
string(1) "a"
bool(true)

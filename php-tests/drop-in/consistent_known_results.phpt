--TEST--
Consistent puts keys where the userland class does
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$consistent = new Consistent;
foreach (['a', 'b', 'c'] as $server) {
    $consistent->addServer($server);
}
var_dump($consistent->_hash('name'), $consistent->find('name'));
?>
--EXPECT--
string(10) "1579384326"
string(1) "a"

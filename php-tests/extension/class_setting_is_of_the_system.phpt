--TEST--
consistent_hash.class cannot be changed at runtime
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=On
--FILE--
<?php
var_dump(ini_set('consistent_hash.class', '0'), ini_get('consistent_hash.class'));
ini_restore('consistent_hash.class');
var_dump(ini_get('consistent_hash.class'), ini_get_all('consistent_hash')['consistent_hash.class']['access'] === INI_SYSTEM);
var_dump(class_exists('ConsistentHash', false));
?>
--EXPECT--
bool(false)
string(1) "1"
string(1) "1"
bool(true)
bool(true)

--TEST--
Of other properties, ConsistentHashing tells that they are undefined, its own private ones included
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing(['a']);
var_dump($hash->other, $hash->ring, isset($hash->ring));
?>
--EXPECT--
User warning: Undefined property: ConsistentHashing::$other
User warning: Undefined property: ConsistentHashing::$ring
NULL
NULL
bool(false)

--TEST--
Without a handler the deprecation is printed and suppressed by @
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
var_dump(@$h->lookup(null));
$h->lookup(null);
?>
--EXPECTF--
string(1) "a"

Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated in %s on line %d

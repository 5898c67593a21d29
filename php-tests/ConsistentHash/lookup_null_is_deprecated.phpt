--TEST--
lookup takes null as the empty string, with the deprecation of md5()
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
attempt(fn() => $h->lookup(null));
var_dump($h->lookup(''));
$h = new ConsistentHash;
attempt(fn() => $h->lookup(null));
?>
--EXPECT--
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
string(1) "b"
string(1) "b"
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
bool(false)

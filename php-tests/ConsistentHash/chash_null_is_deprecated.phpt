--TEST--
cHash takes null as the empty string, with the deprecation of md5()
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

$h = new ConsistentHash;
attempt(fn() => $h->cHash(null) === $h->cHash(''));
?>
--EXPECT--
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
bool(true)

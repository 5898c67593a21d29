--TEST--
A lookup that throws changes nothing
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$before = serialize($h);
attempt(fn() => $h->lookup([]));
var_dump(serialize($h) === $before);
?>
--EXPECT--
TypeError: md5(): Argument #1 ($string) must be of type string, array given
bool(true)

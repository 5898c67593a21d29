--TEST--
A ring has no properties and takes none
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

$ring = new Ring(['a']);
attempt(fn() => $ring->x = 1);
attempt(fn() => $ring->servers[] = 'b');
attempt(function () use ($ring) { $reference = &$ring->x; });
attempt(fn() => isset($ring->servers));
attempt(fn() => $ring['a']);
var_dump($ring == new Ring(['a']));
?>
--EXPECT--
Error: Cannot create dynamic property ConsistentHash\Ring::$x
Error: Cannot create dynamic property ConsistentHash\Ring::$servers
Error: Cannot create dynamic property ConsistentHash\Ring::$x
bool(false)
Error: Cannot use object of type ConsistentHash\Ring as array
bool(true)

--TEST--
Without virtualPos lookupList and lookupMany report it as userland does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
unset($h->virtualPos);
attempt(fn() => $h->lookupMany(['x']));
attempt(fn() => $h->lookupMany([]));
attempt(fn() => $h->lookupList('x', 2));
?>
--EXPECT--
Warning: Undefined property: ConsistentHash::$virtualPos
TypeError: current(): Argument #1 ($array) must be of type array, null given
array(0) {
}
Warning: Undefined property: ConsistentHash::$virtualPos
TypeError: key(): Argument #1 ($array) must be of type array, null given

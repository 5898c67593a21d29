--TEST--
cHash changes nothing in the object
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$before = serialize($h);
$h->cHash('b');
var_dump(serialize($h) === $before, $h->cHash('b') === (new ConsistentHash)->cHash('b'));
?>
--EXPECT--
bool(true)
bool(true)

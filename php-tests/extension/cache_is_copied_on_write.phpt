--TEST--
A change of a ring does not reach another that came from the cache
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';
$a = ring('a', 'b', 'c');
$before = $a->lookupMany(range(0, 200));
$b = ring('a', 'b', 'c');
var_dump($b->lookupMany(range(0, 200)) === $before);
$b->removeServer('b');
$c = ring('a', 'b', 'c');
$c->addServer('d');
$a->addServer('e');
$a->removeServer('e');
$d = ring('a', 'b', 'c');
var_dump($a->lookupMany(range(0, 200)) === $before, $d->lookupMany(range(0, 200)) === $before);
var_dump(in_array('b', $b->lookupMany(range(0, 200))), in_array('d', $c->lookupMany(range(0, 200))));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)

--TEST--
Creating, filling, reading and destroying 10,000 rings keeps memory flat
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

function once(int $i): void
{
    $h = ring("a$i", "b$i", 'c');
    $h->lookup("key$i");
    $i % 3 || $h->removeServer('c');
    $i % 2 || count($h->virtualPos);
    $c = clone $h;
    $c->addServer('d');
    $i % 5 || $ref = &$c->virtualPos;
    $c->lookupList('x', 2);
    $c->lookupMany(['x', 'y']);
    $i % 7 || unserialize(serialize($c));
}
for ($i = 0; $i < 1000; $i++) {
    once($i);
}
$before = memory_get_usage();
for (; $i < 10000; $i++) {
    once($i);
}
var_dump(memory_get_usage() - $before < 4096);
?>
--EXPECT--
bool(true)

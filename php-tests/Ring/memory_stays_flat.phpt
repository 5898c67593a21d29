--TEST--
Creating, changing, asking and destroying rings keeps memory flat
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

function once(int $i): void
{
    $scheme = $i % 2 ? Scheme::predis() : new Scheme('crc32', "{server}$i{index}", $i, 3);
    $ring = new Ring(["a$i", "b$i" => 2, 'c'], $scheme);
    $ring->lookup("key$i");
    $i % 3 || $ring->remove('c');
    $clone = clone $ring;
    $clone->add('d')->add("a$i", 3);
    $clone->lookupList('x', 2);
    $clone->lookupMany(['x', $i]);
    $clone->group(['x', $i]);
    $ring->movement($clone);
    $clone->shares();
    $i % 7 || unserialize(serialize($clone)) == $clone || print('WRONG');
    foreach ($clone as $_) {
        $i % 5 || $clone->points();
    }
    try {
        $clone->lookupMany(['x', []]);
    } catch (TypeError) {
    }
    try {
        $clone->add('x', 0);
    } catch (ValueError) {
    }
    try {
        $clone->__unserialize(['servers' => ['x' => 0]] + $clone->__serialize());
    } catch (UnexpectedValueException) {
    }
    (string) $scheme;
    var_export($scheme == $clone->scheme(), true);
}
for ($i = 0; $i < 300; $i++) {
    once($i);
}
$before = memory_get_usage();
for (; $i < 3000; $i++) {
    once($i);
}
var_dump(memory_get_usage() - $before < 4096);
?>
--EXPECT--
bool(true)

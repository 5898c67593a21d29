--TEST--
A list of positions that is no array: removeServer warns as foreach does and removes it
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

foreach (['text', 5, 1.5, true, new stdClass, [['nested']], [new stdClass], [1.5]] as $positions) {
    $h = new ConsistentHash;
    $h->virtualPos = [1 => 'one', 5 => 'five'];
    $h->serverList = ['a' => $positions];
    attempt(fn() => $h->removeServer('a'));
    echo count($h->virtualPos), ' ', count($h->serverList), "\n";
}
?>
--EXPECT--
Warning: foreach() argument must be of type array|object, string given
bool(true)
2 0
Warning: foreach() argument must be of type array|object, int given
bool(true)
2 0
Warning: foreach() argument must be of type array|object, float given
bool(true)
2 0
Warning: foreach() argument must be of type array|object, bool given
bool(true)
2 0
bool(true)
2 0
TypeError: Illegal offset type in unset
2 1
TypeError: Illegal offset type in unset
2 1
Deprecated: Implicit conversion from float 1.5 to int loses precision
bool(true)
1 0

--TEST--
removeServer throws the TypeError of an array offset for arrays, objects, closures and enums
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

enum Suit: string
{
    case Hearts = 'h';
}

$h = ring('a');
$before = serialize($h);
foreach ([[], ['a'], new stdClass, fn() => 'a', Suit::Hearts, new ArrayObject, $h] as $value) {
    attempt(fn() => $h->removeServer($value));
}
var_dump(serialize($h) === $before);
?>
--EXPECT--
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
bool(true)

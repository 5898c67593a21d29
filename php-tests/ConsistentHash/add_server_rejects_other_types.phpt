--TEST--
addServer throws the TypeError of an array offset for arrays, objects, closures and enums, and adds nothing
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

enum Suit: string
{
    case Hearts = 'h';
}

$h = new ConsistentHash;
foreach ([[], ['a'], new stdClass, fn() => 'a', Suit::Hearts, new ArrayObject, $h] as $value) {
    attempt(fn() => $h->addServer($value));
}
var_dump($h->serverList, $h->virtualPos);
?>
--EXPECT--
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
array(0) {
}
array(0) {
}

--TEST--
cHash throws the TypeError of md5() for arrays, plain objects, closures, enums and resources
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

enum Suit: string
{
    case Hearts = 'h';
}

$h = new ConsistentHash;
foreach ([[], ['a'], new stdClass, fopen('php://memory', 'r'), fn() => 'a', Suit::Hearts, new ArrayObject, $h] as $value) {
    attempt(fn() => $h->cHash($value));
}
?>
--EXPECT--
TypeError: md5(): Argument #1 ($string) must be of type string, array given
TypeError: md5(): Argument #1 ($string) must be of type string, array given
TypeError: md5(): Argument #1 ($string) must be of type string, stdClass given
TypeError: md5(): Argument #1 ($string) must be of type string, resource given
TypeError: md5(): Argument #1 ($string) must be of type string, Closure given
TypeError: md5(): Argument #1 ($string) must be of type string, Suit given
TypeError: md5(): Argument #1 ($string) must be of type string, ArrayObject given
TypeError: md5(): Argument #1 ($string) must be of type string, ConsistentHash given

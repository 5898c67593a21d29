--TEST--
lookupMany throws at a bad key and leaves the ring alone
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$before = serialize($h);
foreach ([[], new stdClass, fopen('php://memory', 'r')] as $bad) {
    attempt(fn() => $h->lookupMany(['x', $bad, null]));
}
var_dump(serialize($h) === $before);
?>
--EXPECT--
TypeError: md5(): Argument #1 ($string) must be of type string, array given
TypeError: md5(): Argument #1 ($string) must be of type string, stdClass given
TypeError: md5(): Argument #1 ($string) must be of type string, resource given
bool(true)

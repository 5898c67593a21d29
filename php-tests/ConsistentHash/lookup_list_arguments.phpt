--TEST--
lookupList coerces and rejects its key as lookup does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
foreach ([5, 1.5, true, null, '', "\0", [], new stdClass] as $key) {
    attempt(fn() => json_encode($h->lookupList($key, 2)));
}
?>
--EXPECT--
string(9) "["a","b"]"
string(9) "["a","b"]"
string(9) "["b","a"]"
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
string(9) "["b","a"]"
string(9) "["b","a"]"
string(9) "["b","a"]"
TypeError: md5(): Argument #1 ($string) must be of type string, array given
TypeError: md5(): Argument #1 ($string) must be of type string, stdClass given

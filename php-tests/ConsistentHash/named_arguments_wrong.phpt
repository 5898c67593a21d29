--TEST--
An unknown name, or one that is given twice, is an Error
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach (['cHash', 'addServer', 'removeServer', 'lookup', 'addServers', 'lookupMany', 'lookupList'] as $method) {
    attempt(fn() => $h->$method(wrong: 'a'));
}
attempt(fn() => $h->lookup('x', key: 'x'));
attempt(fn() => $h->lookupList(key: 'x', key2: 1));
attempt(fn() => $h->lookup(str: 'x', key: 'x'));
?>
--EXPECT--
Error: Unknown named parameter $wrong
Error: Unknown named parameter $wrong
Error: Unknown named parameter $wrong
Error: Unknown named parameter $wrong
Error: Unknown named parameter $wrong
Error: Unknown named parameter $wrong
Error: Unknown named parameter $wrong
Error: Named parameter $key overwrites previous argument
Error: Unknown named parameter $key2
Error: Unknown named parameter $str

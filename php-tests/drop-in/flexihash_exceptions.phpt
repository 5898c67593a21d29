--TEST--
Flexihash throws its own exception, with the messages of the library
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/autoload.inc';

$hash = new Flexihash\Flexihash;
attempt(fn () => $hash->lookup('key'));
attempt(fn () => $hash->lookupList('key', 2));
$hash->addTarget('a');
attempt(fn () => $hash->addTarget('a'));
attempt(fn () => $hash->removeTarget('b'));
attempt(fn () => $hash->lookupList('key', 0));
attempt(fn () => $hash->lookupList('key', -1));
var_dump(new Flexihash\Exception instanceof Exception);
?>
--EXPECT--
Flexihash\Exception: No targets exist
array(0) {
}
Flexihash\Exception: Target 'a' already exists.
Flexihash\Exception: Target 'b' does not exist.
Flexihash\Exception: Invalid count requested
Flexihash\Exception: Invalid count requested
bool(true)

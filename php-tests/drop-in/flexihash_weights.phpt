--TEST--
Flexihash: a target whose weight rounds to no point is a target, but nothing lands on it
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/autoload.inc';

$hash = (new Flexihash\Flexihash)->addTarget('none', 0.007)->addTarget('zero', 0)->addTarget('negative', -2);
attempt(fn () => $hash->lookup('key'));
$hash->addTarget('half', 0.0078125); // of 64 points, rounded up to one
echo implode(' ', $hash->getAllTargets()), "\n";
echo implode(' ', $hash->lookupList('key', 4)), "\n";
attempt(fn () => $hash->addTarget('none'));
echo implode(' ', $hash->removeTarget('none')->getAllTargets()), "\n";
?>
--EXPECT--
Flexihash\Exception: No targets exist
none zero negative half
half
Flexihash\Exception: Target 'none' already exists.
zero negative half

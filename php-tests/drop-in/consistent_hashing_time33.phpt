--TEST--
ConsistentHashing::time33 is an int, the same as in the userland class
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing;
$reference = new Reference\ConsistentHashing;
foreach (['', 'x', "nul\0", 'node1-1', str_repeat('long', 1000), 7, 1.5, true] as $text) {
    var_dump($hash->time33($text) === $reference->time33($text));
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

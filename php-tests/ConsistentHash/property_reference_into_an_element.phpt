--TEST--
A reference to one element of virtualPos changes what lookup returns
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach (array_keys($h->virtualPos) as $position) {
    $refs[] = &$h->virtualPos[$position];
}
foreach ($refs as &$ref) {
    $ref = 'changed';
}
lookups($h, 3);
$h->addServer('b');
foreach ($refs as &$ref) {
    $ref = 'again';
}
lookups($h, 6);
$h->removeServer('a');
lookups($h, 6);
var_dump($refs[0]);
?>
--EXPECT--
"changed" "changed" "changed"
"b" "b" "again" "again" "again" "b"
"b" "b" "b" "b" "b" "b"
string(5) "again"

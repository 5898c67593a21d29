--TEST--
A typed property bound to virtualPos by reference keeps its type and follows the ring
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Holder
{
    public array $ring = [];
}
$h = ring('a');
$holder = new Holder;
$holder->ring = &$h->virtualPos;
$h->addServer('b');
var_dump(count($holder->ring));
attempt(fn() => $h->virtualPos = 'text');
lookups($h, 3);
$holder->ring = [1 => 'one'];
var_dump($h->lookup('x'));
attempt(fn() => $h->addServer('c'));
$h->removeServer('c');
var_dump($holder->ring);
?>
--EXPECT--
int(10)
TypeError: Cannot assign string to reference held by property Holder::$ring of type array
"b" "b" "a"
string(3) "one"
bool(true)
array(1) {
  [1]=>
  string(3) "one"
}

--TEST--
A reference to virtualPos reads and writes the ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$ref = &$h->virtualPos;
var_dump(count($ref));
$ref = [1 => 'one'];
var_dump($h->lookup('x'));
$ref[4294967295] = 'top';
var_dump($h->lookup('x'));
unset($ref[4294967295]);
var_dump($h->lookup('x'));
$h->virtualPos = [2 => 'two'];
var_dump($ref);
unset($ref);
var_dump($h->lookup('x'), count($h->virtualPos));
?>
--EXPECT--
int(5)
string(3) "one"
string(3) "top"
string(3) "one"
array(1) {
  [2]=>
  string(3) "two"
}
string(3) "two"
int(1)

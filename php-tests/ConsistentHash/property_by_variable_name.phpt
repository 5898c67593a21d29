--TEST--
Properties can be reached by a variable name and by nullsafe access
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$name = 'virtualPos';
$h->{$name} = [3 => 'three'];
$h->$name[4] = 'four';
var_dump($h->lookup('x'), $h?->virtualPos, isset($h->{'server' . 'List'}['a']));
?>
--EXPECT--
string(5) "three"
array(2) {
  [3]=>
  string(5) "three"
  [4]=>
  string(4) "four"
}
bool(true)

--TEST--
A __toString that drops the last variable holding the ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Text
{
    public function __toString(): string
    {
        unset($GLOBALS['h']);
        return 'x';
    }
}
foreach (['lookup', 'cHash'] as $method) {
    $h = ring('a');
    var_dump($h->$method(new Text), isset($h));
}
$h = ring('a');
var_dump($h->lookupMany([new Text, 'y']), isset($h));
?>
--EXPECT--
string(1) "a"
bool(false)
string(10) "1387983181"
bool(false)
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "a"
}
bool(false)

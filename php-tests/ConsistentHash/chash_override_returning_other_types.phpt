--TEST--
A position that is an array or object is a TypeError; what was added before stays
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public $positions = [];

    public function cHash($str)
    {
        return $this->positions[$str];
    }
}

foreach ([[], new stdClass, new ArrayObject] as $position) {
    $h = new Sub;
    $h->positions = ['a-0' => 5, 'a-1' => $position, 'k' => $position];
    attempt(fn() => $h->addServer('a'));
    show($h);
    attempt(fn() => $h->lookup('k'));
}
?>
--EXPECT--
TypeError: Illegal offset type
"a": [5]
  5 => "a"
string(1) "a"
TypeError: Illegal offset type
"a": [5]
  5 => "a"
Notice: Object of class stdClass could not be converted to int
string(1) "a"
TypeError: Illegal offset type
"a": [5]
  5 => "a"
Notice: Object of class ArrayObject could not be converted to int
string(1) "a"

--TEST--
Bool positions are the keys 0 and 1; the comparison is one of bools
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public $positions = [];

    public function cHash($str)
    {
        return $this->positions[$str];
    }
}

$h = new Sub;
$h->virtualPosNum = 2;
$h->positions = ['a-0' => true, 'a-1' => false, 'b-0' => 7, 'b-1' => -7, 'k' => true, 'l' => false, 'm' => 1];
$h->addServer('a');
$h->addServer('b');
show($h);
foreach (['k', 'l', 'm'] as $key) {
    echo $h->lookup($key), "\n";
}
?>
--EXPECT--
"a": [true,false]
"b": [7,-7]
  -7 => "b"
  0 => "a"
  1 => "a"
  7 => "b"
b
b
a

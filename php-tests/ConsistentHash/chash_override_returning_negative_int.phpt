--TEST--
Negative positions are sorted before the others
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
$h->positions = ['a-0' => -10, 'a-1' => 30, 'b-0' => '-20', 'b-1' => 0, 'k' => -15, 'l' => '-21', 'm' => 31];
$h->addServer('a');
$h->addServer('b');
show($h);
foreach (['k', 'l', 'm'] as $key) {
    echo $h->lookup($key), "\n";
}
$h->removeServer('b');
show($h);
?>
--EXPECT--
"a": [-10,30]
"b": ["-20",0]
  -20 => "b"
  -10 => "a"
  0 => "b"
  30 => "a"
a
b
b
"a": [-10,30]
  -10 => "a"
  30 => "a"

--TEST--
cHash may return ints; the lists keep them as ints
--FILE--
<?php
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
$h->positions = ['a-0' => 10, 'a-1' => 30, 'b-0' => 20, 'b-1' => 4294967296, 5 => 5, 15 => 15, 25 => 25, 'end' => 4294967297, '20' => 20];
$h->addServer('b');
$h->addServer('a');
var_dump($h->serverList, $h->virtualPos);
foreach ([5, 15, 25, 'end', '20'] as $key) {
    echo $key, ' ', $h->lookup($key), "\n";
}
?>
--EXPECT--
array(2) {
  ["b"]=>
  array(2) {
    [0]=>
    int(20)
    [1]=>
    int(4294967296)
  }
  ["a"]=>
  array(2) {
    [0]=>
    int(10)
    [1]=>
    int(30)
  }
}
array(4) {
  [10]=>
  string(1) "a"
  [20]=>
  string(1) "b"
  [30]=>
  string(1) "a"
  [4294967296]=>
  string(1) "b"
}
5 a
15 b
25 a
end a
20 b

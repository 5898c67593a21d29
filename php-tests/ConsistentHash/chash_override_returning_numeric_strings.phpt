--TEST--
Numeric strings of other forms are string keys: spaces, signs, exponents, above 2^63
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
$h->positions = ['a-0' => '1e3', 'a-1' => '+5', 'b-0' => ' 7', 'b-1' => '9223372036854775808', 'k' => '999', 'l' => '6', 'm' => '1001', 'n' => '1e30'];
$h->addServer('a');
$h->addServer('b');
show($h);
foreach (['k', 'l', 'm', 'n'] as $key) {
    echo $h->lookup($key), "\n";
}
?>
--EXPECT--
"a": ["1e3","+5"]
"b": [" 7","9223372036854775808"]
  "+5" => "a"
  " 7" => "b"
  "1e3" => "a"
  "9223372036854775808" => "b"
a
b
b
a

--TEST--
Positions with leading zeros stay strings as keys but compare as numbers
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
$h->positions = ['a-0' => '0010', 'a-1' => '10', 'b-0' => '007', 'b-1' => '8', 'k' => '9', 'l' => '0000', 'm' => '010', 'n' => '11'];
$h->addServer('a');
$h->addServer('b');
show($h);
foreach (['k', 'l', 'm', 'n'] as $key) {
    echo $h->lookup($key), "\n";
}
$h->removeServer('a');
show($h);
?>
--EXPECT--
"a": ["0010","10"]
"b": ["007","8"]
  "007" => "b"
  8 => "b"
  "0010" => "a"
  10 => "a"
a
b
a
b
"b": ["007","8"]
  "007" => "b"
  8 => "b"

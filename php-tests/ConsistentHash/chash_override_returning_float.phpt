--TEST--
Float positions are truncated as array keys, with the deprecation where a fraction is lost, and compared as floats
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

$h = new Sub;
$h->virtualPosNum = 2;
$h->positions = ['a-0' => 10.0, 'a-1' => 30.5, 'b-0' => 20.0, 'b-1' => 30.0, 'k' => 10.5, 'l' => 30.5, 'm' => 9.99];
attempt(fn() => $h->addServer('a'));
attempt(fn() => $h->addServer('b'));
var_dump($h->serverList);
foreach (['k', 'l', 'm'] as $key) {
    attempt(fn() => $h->lookup($key));
}
attempt(fn() => $h->removeServer('a'));
show($h);
?>
--EXPECT--
Deprecated: Implicit conversion from float 30.5 to int loses precision
bool(true)
bool(true)
array(2) {
  ["a"]=>
  array(2) {
    [0]=>
    float(10)
    [1]=>
    float(30.5)
  }
  ["b"]=>
  array(2) {
    [0]=>
    float(20)
    [1]=>
    float(30)
  }
}
string(1) "b"
string(1) "a"
string(1) "a"
Deprecated: Implicit conversion from float 30.5 to int loses precision
bool(true)
"b": [20,30]
  20 => "b"

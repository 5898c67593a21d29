--TEST--
A list as virtualPos is a ring of the positions 0, 1, 2
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Small extends ConsistentHash
{
    public function cHash($str)
    {
        return (string) strlen($str);
    }
}
$h = new Small;
$h->virtualPos = ['zero', 'one', 'two'];
var_dump($h->lookup(''), $h->lookup('k'), $h->lookup('kk'), $h->lookup('kkk'));
$h->virtualPos[] = 'three';
var_dump($h->lookup('kkk'));
$h->serverList = [['1'], ['0', '2']];
$h->removeServer(1);
show($h);
$h = new ConsistentHash;
$h->virtualPos = ['a', 'b'];
var_dump($h->lookup('x'));
$h->addServer('c');
var_dump(array_slice(array_keys($h->virtualPos), 0, 2));
?>
--EXPECT--
string(4) "zero"
string(3) "one"
string(3) "two"
string(4) "zero"
string(5) "three"
0: ["1"]
  1 => "one"
  3 => "three"
string(1) "a"
array(2) {
  [0]=>
  int(0)
  [1]=>
  int(1)
}

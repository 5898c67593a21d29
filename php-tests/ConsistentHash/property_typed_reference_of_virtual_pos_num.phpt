--TEST--
virtualPosNum bound to a typed property takes only what the type takes
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Holder
{
    public int $num = 2;
}
$h = new ConsistentHash;
$holder = new Holder;
$h->virtualPosNum = &$holder->num;
$h->addServer('a');
$h->virtualPosNum = '3';
$h->addServer('b');
attempt(fn() => $h->virtualPosNum = 'x');
var_dump($holder->num, array_map('count', $h->serverList));
?>
--EXPECT--
TypeError: Cannot assign string to reference held by property Holder::$num of type int
int(3)
array(2) {
  ["a"]=>
  int(2)
  ["b"]=>
  int(3)
}

--TEST--
A subclass may declare the properties without a value
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $serverList;
    public $virtualPos;
    public $virtualPosNum;
}
$h = new Sub;
var_dump($h);
$h->virtualPosNum = 1;
$h->addServer('a');
var_dump($h->lookup('x'), count($h->virtualPos));
?>
--EXPECT--
object(Sub)#1 (3) {
  ["serverList"]=>
  NULL
  ["virtualPos"]=>
  NULL
  ["virtualPosNum"]=>
  NULL
}
string(1) "a"
int(1)

--TEST--
__debugInfo of a subclass is used by var_dump
--FILE--
<?php
class Debugged extends ConsistentHash
{
    public function __debugInfo()
    {
        return ['servers' => array_keys($this->serverList)];
    }
}
$h = new Debugged;
$h->addServer('a');
var_dump($h);
?>
--EXPECT--
object(Debugged)#1 (1) {
  ["servers"]=>
  array(1) {
    [0]=>
    string(1) "a"
  }
}

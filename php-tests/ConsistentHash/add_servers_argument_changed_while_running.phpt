--TEST--
Changing the array that was passed, from inside addServers, does not disturb it
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        $GLOBALS['servers'] = [];
        return parent::cHash($str);
    }
}
$h = new Sub;
$servers = ['a', 'b'];
$h->addServers($servers);
var_dump(array_keys($h->serverList), $servers);
?>
--EXPECT--
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
array(0) {
}

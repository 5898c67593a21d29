--TEST--
An overridden removeServer may change what is removed and returned
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function removeServer($key)
    {
        $there = isset($this->serverList[$key]);
        parent::removeServer($key);
        return $there;
    }
}
$h = new Sub;
$h->addServers(['a', 'b']);
var_dump($h->removeServer('a'), $h->removeServer('a'), array_keys($h->serverList), $h->lookup('x'));
?>
--EXPECT--
bool(true)
bool(false)
array(1) {
  [0]=>
  string(1) "b"
}
string(1) "b"

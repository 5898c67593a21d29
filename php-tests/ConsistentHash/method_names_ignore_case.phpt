--TEST--
Method names are case-insensitive
--FILE--
<?php
$h = new ConsistentHash;
$h->ADDSERVER('a');
$h->addserver('b');
var_dump($h->Lookup('x'), $h->CHASH('x'), $h->chash('x'), method_exists($h, 'lookupmany'));
$h->removeserver('A');
$h->REMOVESERVER('a');
var_dump(array_keys($h->serverList));
class Lower extends ConsistentHash
{
    public function chash($str)
    {
        return '1';
    }
}
$h = new Lower;
$h->addServer('a');
var_dump($h->virtualPos);
?>
--EXPECT--
string(1) "b"
string(10) "1387983181"
string(10) "1387983181"
bool(true)
array(1) {
  [0]=>
  string(1) "b"
}
array(1) {
  [1]=>
  string(1) "a"
}

--TEST--
Elements that are references stay references when addServer sorts
--FILE--
<?php
$one = 'one';
$h = new ConsistentHash;
$h->virtualPosNum = 1;
$h->virtualPos = [30 => &$one, 20 => 'two'];
$h->addServer('a');
$one = 'changed';
var_dump(array_keys($h->virtualPos), $h->virtualPos[30], $h->lookupMany(['x']));
$h->virtualPos = [30 => &$one];
$found = $h->lookup('x');
$found = 'copy';
$list = $h->lookupMany(['x']);
$list[0] = 'copy';
$list = $h->lookupList('x', 1);
$list[0] = 'copy';
var_dump($one);
?>
--EXPECT--
array(3) {
  [0]=>
  int(20)
  [1]=>
  int(30)
  [2]=>
  int(4188131426)
}
string(7) "changed"
array(1) {
  [0]=>
  string(1) "a"
}
string(7) "changed"

--TEST--
Servers are distinct if they are not identical: 1, '1' and 1.0 differ, equal arrays do not
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$object = new stdClass;
$h->virtualPos = [1 => 1, 2 => '1', 3 => 1.0, 4 => true, 5 => 1, 6 => [1], 7 => [1], 8 => ['1'], 9 => $object, 10 => new stdClass, 11 => $object, 12 => null, 13 => false, 14 => '', 15 => 'a', 16 => 'A', 17 => '01', 18 => '1.0'];
echo json_encode($h->lookupList('x', 99)), "\n";
$h = ring(1, '01', '1.0', 2.0, '1e0');
var_dump(count($h->lookupList('x', 99)));
?>
--EXPECT--
[1,"1",1,true,[1],["1"],{},{},null,false,"","a","A","01","1.0"]
int(5)

--TEST--
lookupList walks an unsorted virtualPos in its order
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPos = [5 => 'five', 3000000000 => 'high', 1387983181 => 'exact', 7 => 'five', 1387983200 => 'near'];
echo json_encode($h->lookupList('x', 9)), json_encode($h->lookupList('x', 3)), "\n";
$h = ring('a', 'b', 'c');
krsort($h->virtualPos);
echo json_encode($h->lookupList('x', 2)), json_encode($h->lookupList('key1', 3)), "\n";
?>
--EXPECT--
["high","exact","five","near"]["high","exact","five"]
["a","c"]["a","c","b"]

--TEST--
lookupList goes on at the start of the ring, also when the key is after the last position
--FILE--
<?php
$h = new ConsistentHash;
$x = 1387983181; // cHash('x')
$h->virtualPos = [1 => 'a', 2 => 'b', $x => 'c', $x + 1 => 'a'];
echo json_encode($h->lookupList('x', 3)), "\n";
$h->virtualPos = [1 => 'a', 2 => 'b', 3 => 'a', 4 => 'c'];
echo json_encode($h->lookupList('x', 3)), json_encode($h->lookupList('x', 2)), "\n";
?>
--EXPECT--
["c","a","b"]
["a","b","c"]["a","b"]

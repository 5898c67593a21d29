--TEST--
lookupList starts its wrap at the internal pointer and resets it
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPos = [1 => 'first', 2 => 'second', 3 => 'last'];
end($h->virtualPos);
echo json_encode($h->lookupList('x', 3)), json_encode($h->lookupList('x', 3)), "\n";
next($h->virtualPos);
echo json_encode($h->lookupList('x', 2)), json_encode($h->lookupMany(['x', 'x'])), "\n";
next($h->virtualPos);
echo json_encode($h->lookupMany(['x', 'x'])), "\n";
?>
--EXPECT--
["last","first","second"]["first","second","last"]
["second","last"]["first","first"]
["second","first"]

--TEST--
After end($h->virtualPos) a lookup that wraps finds the last entry and resets the pointer
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPos = [1 => 'first', 2 => 'second', 3 => 'last'];
end($h->virtualPos);
var_dump($h->lookup('x'), $h->lookup('x'));
next($h->virtualPos);
var_dump($h->lookup('x'), $h->lookup('x'));
end($h->virtualPos);
next($h->virtualPos);
var_dump($h->lookup('x'), $h->lookup('x'));
?>
--EXPECT--
string(4) "last"
string(5) "first"
string(6) "second"
string(5) "first"
bool(false)
string(5) "first"

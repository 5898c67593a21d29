--TEST--
sort by addServer keeps or moves the internal pointer as PHP does
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPos = [1 => 'first', 2 => 'second', 3 => 'last'];
$h->virtualPosNum = 0;
end($h->virtualPos);
$h->addServer('none');
var_dump(key($h->virtualPos));
$h->virtualPosNum = 1;
end($h->virtualPos);
$h->addServer('a');
var_dump(key($h->virtualPos) === 3, key($h->virtualPos) === array_key_last($h->virtualPos));
end($h->virtualPos);
$h->removeServer('a');
var_dump(key($h->virtualPos));
?>
--EXPECT--
int(1)
bool(false)
bool(false)
NULL

--TEST--
A generator may hold foreach by reference over virtualPos while servers are added
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

function walk(ConsistentHash $h)
{
    foreach ($h->virtualPos as $position => &$server) {
        yield $server;
    }
}
$h = new ConsistentHash;
$h->virtualPosNum = 1;
$h->addServer('a');
$generator = walk($h);
var_dump($generator->current());
$h->addServer('b');
$generator->next();
var_dump($generator->valid());
unset($generator);
lookups($h);
?>
--EXPECT--
string(1) "a"
bool(true)
"b" "b" "a" "a" "a" "a" "a" "b" "b" "a"

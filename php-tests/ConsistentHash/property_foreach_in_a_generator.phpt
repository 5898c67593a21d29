--TEST--
A generator that walks virtualPos keeps its own array while servers are added
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

function walk(ConsistentHash $h)
{
    foreach ($h->virtualPos as $position => $server) {
        yield $position => $server;
    }
}
$h = ring('a');
$generator = walk($h);
$seen = 0;
foreach ($generator as $position => $server) {
    $h->addServer("new$seen");
    var_dump($server);
    $seen++;
}
var_dump($seen, count($h->serverList));
$generator = walk($h);
$generator->current();
$h->removeServer('a');
unset($h);
echo implode(' ', array_unique(iterator_to_array($generator))), "\n";
?>
--EXPECT--
string(1) "a"
string(1) "a"
string(1) "a"
string(1) "a"
string(1) "a"
int(5)
int(6)
a new4 new3 new1 new2 new0

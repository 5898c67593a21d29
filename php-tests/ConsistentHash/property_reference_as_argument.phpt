--TEST--
A function that takes virtualPos by reference changes the ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

function rename_all(array &$ring, string $name): void
{
    foreach ($ring as $position => $server) {
        $ring[$position] = $name;
    }
}
$h = ring('a', 'b');
rename_all($h->virtualPos, 'renamed');
var_dump($h->lookup('x'));
$h->addServer('c');
rename_all($h->virtualPos, 'again');
var_dump($h->lookup('x'));
?>
--EXPECT--
string(7) "renamed"
string(5) "again"

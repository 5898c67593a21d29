--TEST--
Ten servers, removals and an addition send ten keys where the userland class sends them
--FILE--
<?php
$h = new ConsistentHash;
$lookups = function (string $after) use ($h): void {
    echo $after, ':';
    for ($i = 1; $i <= 10; $i++) {
        echo ' ', substr(strrchr($h->lookup("key$i"), '.'), 1);
    }
    echo "\n";
};
for ($i = 1; $i <= 10; $i++) {
    $h->addServer("192.168.1.$i");
}
$lookups('all ten');
foreach ([2, 6, 8, 2] as $i) {
    $h->removeServer("192.168.1.$i");
    $lookups("without .$i");
}
$h->addServer('192.168.1.11');
$lookups('with .11');
?>
--EXPECT--
all ten: 2 1 6 8 9 10 7 4 7 4
without .2: 7 1 6 8 9 10 7 4 7 4
without .6: 7 1 3 8 9 10 7 4 7 4
without .8: 7 1 3 10 9 10 7 4 7 4
without .2: 7 1 3 10 9 10 7 4 7 4
with .11: 7 1 11 10 9 10 7 4 7 4

--TEST--
foreach over virtualPos walks what was there at the start
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$seen = 0;
foreach ($h->virtualPos as $position => $server) {
    $h->addServer("new$seen");
    $h->removeServer('a');
    echo $position, ' ', $server, "\n";
    $seen++;
}
var_dump($seen, count($h->virtualPos));
?>
--EXPECT--
18636359 a
3099201886 a
4188131426 a
4205895982 a
4255609085 a
int(5)
int(25)

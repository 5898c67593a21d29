--TEST--
ConsistentHashing::$virtual is the number of virtual nodes of those that are added from now on
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing;
$hash->addNode('a');
foreach (['b' => 3, 'c' => '5', 'd' => 2.9, 'none' => 0, 'negative' => -1] as $node => $virtual) {
    $hash->virtual = $virtual;
    $hash->addNode($node);
}
foreach ($hash->nodes as $node => $positions) {
    echo $node, ' ', count($positions), "\n";
}
echo count($hash->getRing()), "\n";

class Sixteen extends ConsistentHashing
{
    public $virtual = 16;
}
echo count((new Sixteen(['a']))->getRing()), "\n";
?>
--EXPECT--
a 64
b 3
c 5
d 2
74
16

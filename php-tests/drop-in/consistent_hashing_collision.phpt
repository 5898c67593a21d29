--TEST--
ConsistentHashing: when the node that has taken over a position is removed, the other one has it again
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$hash = new ConsistentHashing(['10.0.3.209', '10.0.81.33']);
$position = $hash->time33('10.0.3.209-4');
var_dump($position === $hash->time33('10.0.81.33-4'));
echo $hash->getRing()[$position], "\n";
$hash->removeNode('10.0.81.33');
echo $hash->getRing()[$position], ' ', count($hash->getRing()), "\n";
?>
--EXPECT--
bool(true)
10.0.81.33
10.0.3.209 64

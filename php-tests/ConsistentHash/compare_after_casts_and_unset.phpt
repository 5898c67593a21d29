--TEST--
Casts to array, serialize() and json_encode() leave nothing behind that changes how rings with unset properties compare
--FILE--
<?php
foreach (['array', 'serialize', 'json_encode'] as $how) {
    $a = new ConsistentHash;
    $b = new ConsistentHash;
    $a->addServer('a');
    $b->addServer('a');
    $how === 'array' ? (array) $a : $how($a);
    unset($a->serverList);
    var_dump($a <=> $b, $b <=> $a);
}
?>
--EXPECT--
int(1)
int(1)
int(1)
int(1)
int(1)
int(1)

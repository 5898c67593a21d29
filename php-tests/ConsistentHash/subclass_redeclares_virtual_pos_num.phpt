--TEST--
A subclass may redeclare virtualPosNum
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Many extends ConsistentHash
{
    public $virtualPosNum = 64;
}
class Text extends ConsistentHash
{
    public $virtualPosNum = '3';
}
foreach ([new Many, new Text] as $h) {
    $h->addServer('a');
    $h->addServer('b');
    var_dump(count($h->virtualPos));
    lookups($h);
}
?>
--EXPECT--
int(128)
"a" "a" "b" "b" "b" "a" "b" "b" "a" "b"
int(6)
"b" "b" "a" "a" "a" "a" "a" "b" "b" "a"

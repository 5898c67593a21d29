--TEST--
Changing the array that was passed, from inside lookupMany, does not disturb it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Text
{
    public function __toString(): string
    {
        $GLOBALS['keys'] = 'gone';
        return 'x';
    }
}
$h = ring('a', 'b');
$keys = [new Text, 'key1', 'key3'];
echo json_encode($h->lookupMany($keys)), "\n";
var_dump($keys);
?>
--EXPECT--
["b","b","a"]
string(4) "gone"

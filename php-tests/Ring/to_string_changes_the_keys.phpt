--TEST--
A __toString that changes the array of keys does not disturb the call
--FILE--
<?php
use ConsistentHash\Ring;

class Text
{
    public function __toString(): string
    {
        global $keys, $ring;
        $keys = null;
        $ring = null;
        return 'x';
    }
}
foreach (['lookupMany', 'group'] as $method) {
    $ring = new Ring(['a']);
    $keys = [new Text, 'y' . count($argv), 'z'];
    echo json_encode($ring->$method($keys)), "\n";
    var_dump($keys, $ring);
}
?>
--EXPECT--
["a","a","a"]
NULL
NULL
{"a":[{},"y1","z"]}
NULL
NULL

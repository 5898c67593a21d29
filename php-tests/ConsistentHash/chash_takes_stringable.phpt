--TEST--
cHash takes an object with __toString, once
--FILE--
<?php
class Text
{
    public function __toString(): string
    {
        echo '[to string] ';
        return 'text';
    }
}

$h = new ConsistentHash;
var_dump($h->cHash(new Text));
var_dump($h->cHash('text'));
?>
--EXPECT--
[to string] string(8) "96835933"
string(8) "96835933"

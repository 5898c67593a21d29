--TEST--
lookup takes an object with __toString, once
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Text
{
    public function __toString(): string
    {
        echo '[to string] ';
        return 'text';
    }
}

$h = ring('a', 'b', 'c');
var_dump($h->lookup(new Text));
var_dump($h->lookup('text'));
?>
--EXPECT--
[to string] string(1) "b"
string(1) "b"

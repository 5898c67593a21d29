--TEST--
A Stringable object is no array offset: TypeError, and __toString is not called
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Text
{
    public function __toString(): string
    {
        echo '[to string] ';
        return 'text';
    }
}

$h = new ConsistentHash;
attempt(fn() => $h->addServer(new Text));
attempt(fn() => $h->removeServer(new Text));
var_dump($h->serverList, $h->virtualPos);
?>
--EXPECT--
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in isset or empty
array(0) {
}
array(0) {
}

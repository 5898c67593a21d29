--TEST--
A cHash that is a generator gives positions that are objects: TypeError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        yield $str;
    }
}

$h = new Sub;
attempt(fn() => $h->addServer('a'));
var_dump($h->serverList, $h->virtualPos);
?>
--EXPECT--
TypeError: Illegal offset type
array(0) {
}
array(0) {
}

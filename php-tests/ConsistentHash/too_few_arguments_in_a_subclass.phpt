--TEST--
The ArgumentCountError names the class that declares the method
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return parent::cHash();
    }
}
$h = new Sub;
attempt(fn() => $h->lookup());
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->cHash());
?>
--EXPECTF--
ArgumentCountError: Too few arguments to function ConsistentHash::lookup(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function ConsistentHash::cHash(), 0 passed in %s on line %d and exactly 1 expected
ArgumentCountError: Too few arguments to function Sub::cHash(), 0 passed in %s on line %d and exactly 1 expected

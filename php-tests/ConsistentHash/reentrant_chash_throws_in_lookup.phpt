--TEST--
An exception of cHash passes through lookup, lookupMany and lookupList
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return $str === 'bad' ? throw new DomainException($str) : parent::cHash($str);
    }
}
$h = new Sub;
$h->addServer('a');
attempt(fn() => $h->lookup('bad'));
attempt(fn() => $h->lookupMany(['x', 'bad']));
attempt(fn() => $h->lookupList('bad', 1));
attempt(fn() => $h->lookup('x'));
?>
--EXPECT--
DomainException: bad
DomainException: bad
DomainException: bad
string(1) "a"

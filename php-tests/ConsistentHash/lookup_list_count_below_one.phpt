--TEST--
A count below 1 is a ValueError, before the key is looked at
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach ([0, -1, PHP_INT_MIN, '0', false] as $count) {
    attempt(fn() => $h->lookupList('x', $count));
}
attempt(fn() => $h->lookupList([], 0));
attempt(fn() => (new ConsistentHash)->lookupList('x', 0));
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        echo "not called\n";
    }
}
attempt(fn() => (new Sub)->lookupList('x', 0));
?>
--EXPECT--
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash::lookupList(): Argument #2 ($count) must be greater than 0

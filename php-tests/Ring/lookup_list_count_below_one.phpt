--TEST--
lookupList() with a count below 1 is a ValueError
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

foreach ([new Ring(['a']), new Ring()] as $ring) {
    foreach ([0, -1, PHP_INT_MIN] as $count) {
        attempt(fn() => $ring->lookupList('x', $count));
    }
}
?>
--EXPECT--
ValueError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be greater than 0
ValueError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be greater than 0

--TEST--
In lookupList() servers without a point come last, in the order in which they were added
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$lists = function (Ring $ring): void {
    $lists = array_map(fn($key) => implode(' ', $ring->lookupList($key, 9)), range(1, 50));
    sort($lists);
    echo implode("\n", array_unique($lists)), "\n";
};
// Too light for a point.
$lists(new Ring(['light' => 1, 'heavy' => 1000000, 'lighter' => 1, 'b' => 1000000], Scheme::predis()));
$lists(new Ring(['light:11211' => 1, 'heavy:11211' => 1000000], Scheme::libmemcached()));
?>
--EXPECT--
b heavy light lighter
heavy b light lighter
heavy:11211 light:11211

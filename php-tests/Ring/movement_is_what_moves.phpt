--TEST--
movement() agrees with counting keys
--FILE--
<?php
use ConsistentHash\Ring;

$before = new Ring(array_map(fn($i) => "cache$i", range(1, 10)));
$after = (clone $before)->remove('cache3')->add('cache11');
$keys = range(1, 20000);
$moved = count(array_diff_assoc($before->lookupMany($keys), $after->lookupMany($keys)));
$movement = $before->movement($after);
var_dump(abs($moved / 20000 - $movement['share']) < 0.015);
var_dump(abs(array_sum(array_column($movement['moves'], 'share')) - $movement['share']) < 1e-12);
// Keys leave the removed server, and join the new one.
foreach ($movement['moves'] as $move) {
    $move['from'] === 'cache3' || $move['to'] === 'cache11' || print('WRONG');
}
?>
--EXPECT--
bool(true)
bool(true)

--TEST--
movement() between numbers of servers of modulo
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$lists = ['a', 'a b', 'a b c', 'b a c', 'a b c d e f 7'];
foreach ($lists as $before) {
    foreach ($lists as $after) {
        [$ring, $naive] = both(explode(' ', $before), 'modulo');
        [$ring_after, $naive_after] = both(explode(' ', $after), 'modulo');
        if (!same_movement($ring->movement($ring_after), $naive->movement($naive_after))) {
            echo "$before to $after\n";
        }
    }
}
printf("%.3f\n", both(['a', 'b', 'c'], 'modulo')[0]->movement(both(['a', 'b', 'c', 'd'], 'modulo')[0])['share']);
?>
--EXPECT--
0.750

--TEST--
Random rings of the general constructor are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';

use ConsistentHash\Scheme;

foreach (['at-or-after', 'after', 'at-or-before', 'at-or-before-or-smallest'] as $search) {
    random_rings(
        'new',
        fn() => [
            one_of(Scheme::hashes()),
            one_of(['{server}-{index}', '#{server}{index}', "{index}\0{server}", '{server}{index}{server}{index}|']),
            one_of([0, 1, 7, 98]),
            one_of([1, 3, 40, 200]),
            $search,
        ],
        weight: random_weight(...),
    );
}
?>
--EXPECT--
OK
OK
OK
OK

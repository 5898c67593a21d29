--TEST--
Random rings of Scheme::twemproxy() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'twemproxy',
    fn() => [
        one_of(['one_at_a_time', 'md5', 'crc16', 'crc32', 'crc32a', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur', 'jenkins']),
        one_of(['', '{}', '::']),
    ],
    name: fn() => one_of([random_address(11211), '/run/' . mt_rand(0, 99) . '.sock']) . one_of(['', ' name' . mt_rand(0, 999)]),
    weight: random_large_weight(...),
);
?>
--EXPECT--
OK

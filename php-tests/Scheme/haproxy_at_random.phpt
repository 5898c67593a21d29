--TEST--
Random rings of Scheme::haproxy() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'haproxy',
    fn() => [one_of(['sdbm', 'djb2', 'wt6', 'crc32']), one_of([true, false, null])],
    weight: random_weight(...),
);
?>
--EXPECT--
OK

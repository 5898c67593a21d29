--TEST--
Random rings of Scheme::haproxyMapBased() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings(
    'haproxyMapBased',
    fn() => [one_of(['sdbm', 'djb2', 'wt6', 'crc32']), one_of([true, false])],
    weight: fn() => one_of([2, 4, 10]),
);
?>
--EXPECT--
OK

--TEST--
movement() to a ring of another scheme, if that hashes keys in the same way
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$schemes = [
    ['crc32', 5], ['crc32Descending'], ['modulo'], ['predis'], ['flexihash', 2], ['new', 'crc32', '{index}{server}', 0, 3, 'at-or-before'],
];
foreach ($schemes as $before) {
    foreach ($schemes as $after) {
        [$ring, $naive] = both(['a', 'b', 'c'], ...$before);
        [$ring_after, $naive_after] = both(['a', 'b', 'c'], ...$after);
        if (!same_movement($ring->movement($ring_after), $naive->movement($naive_after))) {
            echo "$before[0] to $after[0]\n";
        }
    }
}
echo 'done';
?>
--EXPECT--
done

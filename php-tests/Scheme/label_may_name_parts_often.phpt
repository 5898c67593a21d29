--TEST--
A label may have its parts in any order and number, and other text between them
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

foreach ([
    '{index}{server}', '{server}{server}{index}', "a\0{server}\xff{index}z{index}", '{{index}}{server}}', '{x}{server}{index}{',
    '{Server}{server}{INDEX}{index}', '{server{server}{index}',
] as $label) {
    [$ring, $naive] = both(['a', 'b'], 'new', 'crc32', $label, 9, 4);
    var_dump($ring->points() === $naive->points());
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

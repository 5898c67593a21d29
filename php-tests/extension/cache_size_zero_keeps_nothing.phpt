--TEST--
With a cache_size of 0 nothing is kept or counted
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.cache_size=0
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';
for ($i = 0; $i < 3; $i++) {
    ring('a', 'b')->lookup('x');
}
print_r(consistent_hash_cache_info());
?>
--EXPECT--
Array
(
    [entries] => 0
    [bytes] => 0
    [limit] => 0
    [hits] => 0
    [misses] => 0
)

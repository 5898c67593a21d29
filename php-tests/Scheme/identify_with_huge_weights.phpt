--TEST--
identify() with weights that no ring could have comes to an end
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([20_000_000, 4_294_967_295] as $weight) {
    $found = Scheme::identify(['a' => $weight, 'b' => 1], ['x' => 'a', 'y' => 'b']);
    var_dump(is_array($found));
}
?>
--EXPECT--
bool(true)
bool(true)

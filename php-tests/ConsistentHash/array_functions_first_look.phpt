--TEST--
An array function as the first look at a property works on the filled array
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

foreach (['array_pop', 'array_shift', 'end', 'current', 'key', 'count', 'array_key_last', 'array_sum'] as $function) {
    echo $function, ' ', json_encode($function(ring('1', '2')->virtualPos)), "\n";
}
$h = ring('a', 'b');
array_pop($h->virtualPos);
var_dump(count($h->virtualPos), count($h->serverList));
$h = ring('a', 'b');
array_pop($h->serverList);
$h->removeServer('b');
lookups($h);
?>
--EXPECT--
array_pop "2"
array_shift "2"
end "2"
current "2"
key 185520256
count 10
array_key_last 3812530630
array_sum 15
int(9)
int(2)
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"

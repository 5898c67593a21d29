--TEST--
Array functions that change virtualPos in place change the ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

function filled(): ConsistentHash
{
    $h = ring('a', 'b');
    $h->virtualPos[4294967295] = 'top';
    return $h;
}
foreach (['sort', 'rsort', 'ksort', 'krsort', 'asort', 'arsort', 'array_pop', 'array_shift', 'natsort', 'reset', 'end', 'next'] as $function) {
    $h = filled();
    $function($h->virtualPos);
    echo str_pad($function, 12), count($h->virtualPos), ' ';
    lookups($h);
    $h->addServer('c');
    echo str_pad('', 14), ' ';
    lookups($h);
}
?>
--EXPECT--
sort        11 "a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
               "c" "c" "a" "c" "c" "c" "c" "c" "c" "c"
rsort       11 "top" "top" "top" "top" "top" "top" "top" "top" "top" "top"
               "c" "c" "top" "c" "c" "c" "c" "c" "c" "c"
ksort       11 "b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
krsort      11 "top" "top" "top" "top" "top" "top" "top" "top" "top" "top"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
asort       11 "a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
arsort      11 "top" "top" "top" "top" "top" "top" "top" "top" "top" "top"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
array_pop   10 "b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
array_shift 10 "b" "b" "b" "b" "b" "b" "b" "b" "b" "b"
               "c" "c" "b" "c" "c" "c" "c" "c" "c" "c"
natsort     11 "a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
reset       11 "b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
end         11 "b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
next        11 "b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
               "b" "b" "a" "a" "c" "c" "c" "b" "b" "a"

--TEST--
identify() takes weights, and int-like keys
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Scheme;

$servers = ['a:11211' => 1, 'b:11211' => 2, 'c:11212' => 3];
foreach ([['libmemcached'], ['nginx'], ['predis'], ['flexihash', 20]] as $with) {
    [$scheme, $arguments] = [$with[0], array_slice($with, 1)];
    $naive = new NaiveRing($servers, ...$with);
    $samples = [];
    foreach (range(1, 300) as $key) {
        $samples[$key] = $naive->lookup((string) $key);
    }
    $found = Scheme::identify($servers, $samples);
    echo in_array(Scheme::$scheme(...$arguments), $found) ? 'found' : 'NOT FOUND', "\n";
}
?>
--EXPECT--
found
found
found
found

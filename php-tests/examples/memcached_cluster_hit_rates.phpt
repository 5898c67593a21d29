--TEST--
memcached-cluster.php finds the items whose server is the same as before, which is what movement() foretells
--SKIPIF--
<?php require __DIR__ . '/skip_memcached.inc'; ?>
--FILE--
<?php
require __DIR__ . '/example.inc';

use ConsistentHash\Ring;

$keys = array_map(fn($i) => "user:$i", range(1, 20000));
$ring = fn(array $servers) => (new Ring($servers))->lookupMany($keys);
$modulo = fn(array $servers) => array_map(fn($key) => $servers[crc32($key) % count($servers)], $keys);

$five = ['cache1', 'cache2', 'cache3', 'cache4', 'cache5'];
$four = ['cache1', 'cache3', 'cache4', 'cache5'];
$expected = [];
foreach ([[$five, $five], [$five, $four], [$four, [...$four, 'cache6']]] as [$before, $after]) {
    foreach (['ring' => $ring, 'modulo' => $modulo] as $name => $place) {
        $same = count(array_intersect_assoc($place($before), $place($after)));
        $expected[] = [$name, number_format($same / 200, 1)];
    }
}

[$status, $output] = example('memcached-cluster');
$rows = rows('/^  (ring|modulo) [^\d]* ([\d.]+) % +foretold: ([\d.]+) %$/m', $output);
var_dump($status, array_map(fn($row) => array_slice($row, 0, 2), $rows) === $expected);
foreach ($rows as [$name, $found, $foretold]) {
    echo "$name: ", abs($found - $foretold) < 1 ? 'as foretold' : "$found, not $foretold", $found < 50 ? ', most are missed' : '', "\n";
}

// Those that are back at a server which they had left: what is there is old.
$outdated = array_diff_assoc(array_intersect_assoc($modulo($five), $modulo([...$four, 'cache6'])), $modulo($four));
echo str_replace(number_format(count($outdated)), 'N', implode('', preg_grep('/outdated/', explode("\n", $output)))), "\n";
?>
--EXPECT--
int(0)
bool(true)
ring: as foretold
modulo: as foretold
ring: as foretold
modulo: as foretold, most are missed
ring: as foretold
modulo: as foretold, most are missed
          and N outdated values

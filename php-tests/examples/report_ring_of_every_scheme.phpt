--TEST--
The ring in the picture of report.php gives each server its share, by every scheme
--FILE--
<?php
require __DIR__ . '/../../examples/inc/RingSvg.php';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$slots = 200000;
foreach (Scheme::names() as $name) {
    foreach ([1, 2, 5] as $count) {
        $ring = new Ring(array_map(fn($i) => "cache$i:11211", range(1, $count)), Scheme::fromName($name));
        $owners = array_count_values(RingSvg::owners($name, $ring, $slots));
        foreach ($ring->shares() as $server => $share) {
            if ($ring->points() && abs(($owners[$server] ?? 0) / $slots - $share) > 2e-4) {
                echo "$name: $server has $owners[$server] of $slots, $share\n";
            }
        }
    }
}
var_dump(RingSvg::owners('modulo', new Ring(['a'], Scheme::modulo()), 9));
?>
--EXPECT--
array(0) {
}

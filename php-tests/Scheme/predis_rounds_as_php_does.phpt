--TEST--
Scheme::predis() has as many points of a server as PHP's own round() gives
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$wrong = [];
$check = function (array $servers) use (&$wrong): void {
    [$ring, $naive] = both($servers, 'predis');
    $ring->points() === $naive->points() || $wrong[] = json_encode($servers);
};
// The first has 0.49999999999999994 points in double precision.
$servers = ['a' => 1] + array_fill_keys(array_map(fn($i) => "s$i", range(1, 47)), 261) + ['b' => 276];
var_dump(count($servers), array_sum($servers), 1 / 12544 * 49 * 128 < 0.5);
$check($servers);
// Halves.
for ($total = 2; $total < 300; $total++) {
    $check(['a' => 1, 'b' => $total - 1]);
    $check(['a' => 3, 'b' => $total, 'c' => $total]);
}
echo $wrong ? implode("\n", $wrong) : 'OK', "\n";
?>
--EXPECT--
int(49)
int(12544)
bool(true)
OK

--TEST--
Scheme::predis() rounds as PHP does where a share is almost a half
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

// In exact arithmetic the first server has 128.5 - 4.6e-13 points, which PHP before 8.4 takes for 128.5.
$weight = 257 * 16_700_000 + 128;
$total = intdiv(65280 * $weight + 1, 257);
$others = array_fill_keys(array_map(fn($i) => "s$i", range(1, 253)), intdiv($total - $weight, 254));
$servers = ['a' => $weight] + $others;
$servers['last'] = $total - array_sum($servers);
$expected = (int) round($weight / $total * 255 * 128);
$points = (new Ring($servers, Scheme::predis()))->points();
var_dump(count($servers), array_count_values($points)['a'] === $expected, isset($points[crc32('a:128')]) === ($expected === 129));
?>
--EXPECT--
int(255)
bool(true)
bool(true)

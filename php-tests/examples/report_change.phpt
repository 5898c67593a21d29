--TEST--
report.php prints what a planned change moves, from where to where
--FILE--
<?php
require __DIR__ . '/example.inc';
require __DIR__ . '/../inc/rings.inc';

$file = file_with("a\nb\nc\nd 2\n");
$before = ['a' => 1, 'b' => 1, 'c' => 1, 'd' => 2];
$after = ['b' => 1, 'c' => 1, 'd' => 3, 'e' => 1, 'f' => 2];
$movement = (new NaiveRing($before, 'crc32', 10))->movement(new NaiveRing($after, 'crc32', 10));
$expected = array_map(fn($move) => "$move[from] $move[to]", $movement['moves']);

[$status, $output] = example('report', '--servers', $file, '--scheme', 'crc32', '--virtual-nodes', '10',
    '--remove', 'a', '--add', 'e', '--add=f 2', '--add', 'd 3');
$rows = rows('/^  (\w) +(\w) +([\d.]+) %(?:  [█▏▎▍▌▋▊▉]+)?$/mu', $output);
var_dump($status, array_map(fn($row) => "$row[0] $row[1]", $rows) === $expected);
foreach ($movement['moves'] as $i => $move) {
    abs($rows[$i][2] - 100 * $move['share']) < 0.06 || print "$move[from] $move[to] $move[share]\n";
}
$total = sprintf('%.1f %%', 100 * $movement['share']);
// Of fair shares e would get 1/8 and f 2/8; the others give: d had 2/5 and has 3/8.
echo str_replace($total, 'N %', implode("\n", preg_grep('/^(Now|After|The change)/', explode("\n", $output)))), "\n";
?>
--EXPECT--
int(0)
bool(true)
Now: 4 servers by Scheme::crc32(10)
After the change: 5 servers by Scheme::crc32(10)
The change moves N % of the keys; 37.5 % if all shares were fair

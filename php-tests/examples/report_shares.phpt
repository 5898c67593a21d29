--TEST--
report.php prints the share of each server, and how far it is from what its weight is worth
--FILE--
<?php
require __DIR__ . '/example.inc';
require __DIR__ . '/../inc/rings.inc';

$file = file_with("# a comment\n10.0.0.1:11211\n\n  10.0.0.2:11212\t3  # another\r\n10.0.0.3:11211 2");
$weights = ['10.0.0.1:11211' => 1, '10.0.0.2:11212' => 3, '10.0.0.3:11211' => 2];
$expected = [];
foreach ((new NaiveRing($weights, 'libmemcached'))->shares() as $server => $share) {
    $deviation = $share / ($weights[$server] / 6) - 1;
    $expected[] = [$server, (string) $weights[$server], sprintf('%.1f', 100 * $share), sprintf('%+.1f', 100 * $deviation)];
}

[$status, $output] = example('report', '--servers', $file, '--scheme=libmemcached');
$rows = rows('/^  (\S+) +(\d+) +([\d.]+) %  █[█▏▎▍▌▋▊▉]* +([-+][\d.]+) % +█*│█*$/mu', $output);
var_dump($status, $rows === $expected);
echo explode("\n", $output)[1], "\n";
?>
--EXPECT--
int(0)
bool(true)
Now: 3 servers by Scheme::libmemcached()

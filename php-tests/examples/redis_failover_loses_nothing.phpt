--TEST--
redis-failover.php reads from the second server what the first one has lost, and loses nothing
--SKIPIF--
<?php require __DIR__ . '/skip_redis.inc'; ?>
--FILE--
<?php
require __DIR__ . '/example.inc';

use ConsistentHash\Ring;

$keys = array_map(fn($i) => "session:$i", range(1, 5000));
$ring = new Ring(['redis1', 'redis2', 'redis3', 'redis4']);
$second = count(array_keys($ring->lookupMany($keys), 'redis2', true)) / 5000;

[$status, $output] = example('redis-failover');
$rows = rows('/^  (\w.*?) +([\d.]+) % +([\d.]+) % +(\d+)$/m', $output);
echo "exit code $status\n";
foreach ($rows as [$when, $first, $other, $lost]) {
    $where = match ([$first, $other]) {
        ['100.0', '0.0'] => 'from the first servers',
        [number_format(100 - 100 * $second, 1), number_format(100 * $second, 1)] => 'those of redis2 from the second ones',
        default => "$first and $other",
    };
    echo "$when: $where, $lost lost\n";
}
$share = rows('/by shares\(\): ([\d.]+) %$/m', $output)[0][0];
var_dump($share === number_format(100 * $ring->shares()['redis2'], 1));
?>
--EXPECT--
exit code 0
all four are up: from the first servers, 0 lost
redis2 has stopped: those of redis2 from the second ones, 0 lost
1000 values have been changed: those of redis2 from the second ones, 0 lost
redis2 is back and empty: those of redis2 from the second ones, 0 lost
once more: from the first servers, 0 lost
bool(true)

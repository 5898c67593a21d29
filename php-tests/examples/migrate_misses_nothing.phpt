--TEST--
migrate.php misses nothing, neither way; by another scheme it would
--SKIPIF--
<?php require __DIR__ . '/skip_memcached.inc'; ?>
--FILE--
<?php
require __DIR__ . '/example.inc';

[$status, $output] = example('migrate');
$rows = rows('/^  127\.0\.0\.1:\d+ +(\d+) +([\d,]+) +([\d,]+)$/m', $output);
echo "exit code $status\n";
echo 'weights ', implode(' ', array_column($rows, 0)), "\n";
echo 'stored ', array_sum(array_column($rows, 1)), ', read ', array_sum(array_column($rows, 2)), "\n";
echo 'missed ', implode(' ', array_merge(...rows('/Missed: ([\d,]+)$/m', $output))), "\n";
echo 'by another scheme ', rows('/another scheme: ([\d,]+)$/m', $output)[0][0] > 10000 ? "most\n" : $output;
?>
--EXPECT--
exit code 0
weights 1 1 2 3 5
stored 20000, read 20000
missed 0 0
by another scheme most

--TEST--
report.php takes a planned change that changes nothing
--FILE--
<?php
require __DIR__ . '/example.inc';

[$status, $output] = example('report', '--servers', file_with("a 2\nb\n"), '--add', 'a 2');
echo $status, strstr($output, "\nThe change");
?>
--EXPECT--
0
The change moves 0 % of the keys; 0 % if all shares were fair

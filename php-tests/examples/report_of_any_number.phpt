--TEST--
report.php works with 1 to 1000 servers of every scheme; --all leaves none out
--FILE--
<?php
require __DIR__ . '/example.inc';

use ConsistentHash\Scheme;

$picture = tempnam(sys_get_temp_dir(), 'picture');
foreach ([1, 30, 31, 1000] as $count) {
    $file = file_with(implode("\n", array_map(fn($i) => "cache$i:11211", range(1, $count))));
    foreach (Scheme::names() as $scheme) {
        [$status, $output] = example('report', '--servers', $file, '--scheme', $scheme, '--add', 'cache0:11211', '--svg', $picture);
        [$now, $after] = explode('After the change', $output);
        $shown = preg_match_all('/^  cache/m', $now);
        $left_out = rows('/^  … ([\d,]+) servers? between these$/m', $now)[0][0] ?? 0;
        if ($status !== 0 || $shown + $left_out !== $count || $shown > 30 || !str_ends_with($output, "\nThe picture is $picture\n")) {
            echo "$scheme, $count servers, $status: $output";
        }
    }
}
unlink($picture);
echo preg_match_all('/^  cache/m', example('report', '--servers', $file, '--all')[1]), "\n";
?>
--EXPECT--
1000

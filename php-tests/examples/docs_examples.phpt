--TEST--
The examples in PHP of all pages run, and print what the pages say
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/pages.inc';

$run = 0;
foreach (array_keys(pages()) as $path) {
    foreach (blocks($path, 'php') as [$code, $expected]) {
        $php = getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS') . ' -d display_errors=1';
        $process = proc_open($php, [['pipe', 'r'], ['pipe', 'w'], ['redirect', 1]], $pipes);
        fwrite($pipes[0], "<?php\n$code");
        fclose($pipes[0]);
        $output = stream_get_contents($pipes[1]);
        $status = proc_close($process);
        if ($output !== $expected || $status !== 0) {
            echo "This example of $path:\n\n$code\nends with status $status and prints:\n\n$output\n";
        }
        $run++;
    }
}
var_dump($run >= 20);
?>
--EXPECT--
bool(true)

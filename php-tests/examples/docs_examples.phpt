--TEST--
The examples of docs/adopting.md and docs/choosing.md print what the pages say
--EXTENSIONS--
consistent_hash
--FILE--
<?php
chdir(__DIR__ . '/../..');
foreach (['adopting', 'choosing'] as $name) {
    $page = file_get_contents("docs/$name.md");
    preg_match_all('/^```php\n(.*?)^```\n\n```\n(.*?)^```\n/ms', $page, $examples, PREG_SET_ORDER);
    var_dump(count($examples) === substr_count($page, '```php') && $examples);
    foreach ($examples as [, $code, $expected]) {
        $php = getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS') . ' -d display_errors=1';
        $process = proc_open($php, [['pipe', 'r'], ['pipe', 'w'], ['redirect', 1]], $pipes, getcwd());
        fwrite($pipes[0], "<?php\n$code");
        fclose($pipes[0]);
        $output = stream_get_contents($pipes[1]);
        proc_close($process);
        if ($output !== $expected) {
            echo "This example of docs/$name.md:\n\n", $code, "\nprints:\n\n", $output, "\n";
        }
    }
}
?>
--EXPECT--
bool(true)
bool(true)

--TEST--
The examples in shell of all pages parse
--FILE--
<?php
require __DIR__ . '/pages.inc';

$parsed = 0;
foreach (array_keys(pages()) as $path) {
    foreach (blocks($path, 'sh|bash|shell') as [$code]) {
        exec('sh -n -c ' . escapeshellarg($code) . ' 2>&1', $errors, $status);
        if ($status !== 0) {
            echo "This example of $path:\n\n$code\ndoes not parse: ", implode("\n", $errors), "\n";
        }
        $errors = [];
        $parsed++;
    }
}
var_dump($parsed >= 10);
?>
--EXPECT--
bool(true)

--TEST--
The files and folders of the project that the pages name are there
--FILE--
<?php
require __DIR__ . '/pages.inc';

const ELSEWHERE = [
    'vendor/autoload.php', 'object-cache.php',                                     // the user's
    'run-tests.php',                                                               // PHP's
    './configure', 'artifacts/TARGET/', 'corpus/', 'modules/consistent_hash.so',   // made
];

// By any end of its path: internals.md says ring.rs where it speaks of the engine.
$ends = [];
foreach (files() as $file) {
    for ($path = $file; $path !== '.'; $path = dirname($path)) {
        for ($end = $path; $end !== false; $end = substr(strstr($end, '/') ?: '', 1) ?: false) {
            $ends[$end] = true;
        }
    }
}

$named = 0;
foreach (pages() as $path => $page) {
    // The first word of what is code in a sentence, and of a line in a block.
    preg_match_all('/`([^`\s]+)[^`\n]*`/', prose($page), $spans);
    preg_match_all('/^\S+/m', implode("\n", array_column(blocks($path, 'sh|bash|shell'), 0)), $lines);
    $paths = preg_grep('~^([\w.-]+/[\w./-]*|[\w-]+\.(rs|php|sh|md))$~', [...$spans[1], ...$lines[0]]);
    foreach (array_diff($paths, ELSEWHERE) as $name) {
        $named++;
        isset($ends[rtrim(preg_replace('~^\./~', '', $name), '/')]) || print("$path: there is no $name\n");
    }
}
var_dump($named >= 80);
?>
--EXPECT--
bool(true)

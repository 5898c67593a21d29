--TEST--
The commands of build.sh that the pages name are those that it has
--FILE--
<?php
require __DIR__ . '/pages.inc';

preg_match_all('/^  ([a-z-]+)(?:, ([a-z-]+))?/m', shell_exec('./build.sh help'), $help);
$commands = array_filter([...$help[1], ...$help[2]]);

$named = [];
foreach (pages() as $path => $page) {
    preg_match_all('/\bbuild\.sh +([\w-]+)/', $page, $names);
    foreach (array_diff($names[1], $commands) as $name) {
        echo "$path: there is no ./build.sh $name\n";
    }
    $named = [...$named, ...$names[1]];
}
// build is what it does by itself.
echo 'not named: ', implode(' ', array_diff($commands, $named)), "\n";
?>
--EXPECT--
not named: build

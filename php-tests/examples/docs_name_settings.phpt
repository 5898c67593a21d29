--TEST--
The settings that the pages name are those of the extension, with their defaults
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/pages.inc';

$settings = ini_get_all('consistent_hash');
$named = [];
foreach (pages() as $path => $page) {
    preg_match_all('/\bconsistent_hash\.(?!(?:so|ini|stub)\b)\w+/', $page, $names);
    foreach (array_diff($names[0], array_keys($settings)) as $name) {
        echo "$path: there is no $name\n";
    }
    $named = [...$named, ...$names[0]];

    preg_match_all('/^\| `(consistent_hash\.\w+)` \| `(.*?)` \|/m', $page, $rows, PREG_SET_ORDER);
    foreach ($rows as [, $name, $default]) {
        $is_default = ($default === 'On' ? '1' : $default) === ($settings[$name]['global_value'] ?? null);
        echo "$path: $name, by default $default", $is_default ? '' : ', WRONG', "\n";
    }

    foreach (blocks($path, 'ini') as [$code]) {
        $wrong = array_diff(array_keys(parse_ini_string($code)), ['extension'], array_keys(ini_get_all()));
        echo $wrong ? "$path: there is no " . implode(', ', $wrong) . "\n" : '';
    }
}
echo 'not named: ', implode(' ', array_diff(array_keys($settings), $named)), "\n";
?>
--EXPECT--
README.md: consistent_hash.class, by default On
README.md: consistent_hash.cache_size, by default 16M
not named: 

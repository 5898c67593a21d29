--TEST--
consistent_hash.class takes what PHP takes for a boolean setting of its own; by default it is on
--EXTENSIONS--
consistent_hash
--FILE--
<?php
$php = getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS');
$code = <<<'PHP'
    ob_start();
    phpinfo(INFO_CONFIGURATION | INFO_MODULES);
    preg_match_all('/^(ignore_user_abort|consistent_hash\.class) => (\S+) => \S+$/m', ob_get_clean(), $shown);
    echo json_encode(array_combine($shown[1], $shown[2]) + ['class' => class_exists('ConsistentHash', false) ? 'On' : 'Off']);
    PHP;
$states = [];
$values = ['On', '1', 'yes', 'true', 'TRUE', '2', '-1', '"on"', '"Yes"', 'Off', '0', 'no', 'false', 'none', '', '"off"', 'maybe'];
foreach ($values as $value) {
    $settings = array_map(fn($name) => '-d ' . escapeshellarg("$name=$value"), ['consistent_hash.class', 'ignore_user_abort']);
    $output = shell_exec("$php " . implode(' ', $settings) . ' -r ' . escapeshellarg($code));
    $said = json_decode($output, true);
    $states[] = $said['class'] ?? '';
    if (count($said ?? []) !== 3 || count(array_unique($said)) !== 1) {
        echo "$value: $output\n";
    }
}
print_r(array_count_values($states));
echo shell_exec("$php -r " . escapeshellarg('var_dump(class_exists("ConsistentHash", false));'));
?>
--EXPECT--
Array
(
    [On] => 9
    [Off] => 8
)
bool(true)

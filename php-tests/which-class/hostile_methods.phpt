--TEST--
What methods do beyond their object is refused, and ends neither the check nor this machine
--FILE--
<?php
require __DIR__ . '/which_class.inc';

$mark = folder() . '/mark.php';
foreach ([
    'writes' => "file_put_contents('$mark', '');",
    'writes by an object' => "new SplFileObject('$mark', 'w');",
    'writes by an object that a variable names' => "\$class = 'SplFileObject'; new \$class('$mark', 'w');",
    'writes by a callable' => "array_map('touch', ['$mark']);",
    'writes by a static call' => "XMLWriter::toUri('$mark');",
    'runs' => "`touch $mark`;",
    'includes' => "include '/etc/passwd';",
    'evaluates' => "eval('touch(\"$mark\");');",
    'connects' => "fsockopen('127.0.0.1', 1);",
    'exits' => 'exit(5);',
    'dies' => "die('PRINTED');",
    'loops' => 'while (true);',
    'recurses' => '$this->addServer($server);',
    'fills memory' => 'for ($a = "a"; ; $a .= $a);',
    'prints' => 'echo "PRINTED";',
    'prints without end' => 'while (true) { echo "PRINTED"; }',
    'throws' => 'throw new Exception("no");',
    'changes its priority' => 'proc_nice(1);',
    'changes settings' => 'ini_set("open_basedir", "/"); set_time_limit(0);',
    'cleans buffers' => 'while (ob_end_clean()); echo "PRINTED";',
    'handles errors' => 'set_error_handler(fn () => exit); register_shutdown_function(fn () => exit(3)); $x = $undefined;',
    'fails to compile' => 'return 1 ? 2 : 3 ? 4 : 5;',
] as $name => $code) {
    $code = fixture('native', ["addServer(\$server)\n    {" => "addServer(\$server)\n    {\n        $code"]);
    [$status, $output] = which_class('--seconds', '3', ...temporary(['file.php' => $code, 'good.php' => fixture('consistent')]));
    [, $title] = explode("\n", str_replace(folder(), '', $output));
    // Whichever limit is reached first.
    $title = preg_replace('/(NOT EXAMINED: )(it takes longer|PHP says: Allowed memory|PHP crashes|it prints too much).*/', '$1a limit', $title);
    $fine = !file_exists($mark) && !str_contains($output, 'PRINTED') && str_contains($output, 'SAME as the shim Consistent');
    echo "$name: ", substr(strstr($title, ': '), 2), $fine ? '' : "\n$output", "\n";
}
?>
--EXPECT--
writes: NOT EXAMINED: it calls file_put_contents(), which this check does not let it do
writes by an object: NOT EXAMINED: it uses SplFileObject, which this check does not let it do
writes by an object that a variable names: NOT EXAMINED: it makes an object of a class that a variable names
writes by a callable: NOT EXAMINED: it calls touch(), which this check does not let it do
writes by a static call: NOT EXAMINED: it needs XMLWriter, which is in none of the files; if it is yours, name its file, too
runs: NOT EXAMINED: it calls shell_exec(), which this check does not let it do
includes: NOT EXAMINED: it includes a file
evaluates: NOT EXAMINED: it calls touch(), which this check does not let it do
connects: NOT EXAMINED: it calls fsockopen(), which this check does not let it do
exits: NOT EXAMINED: it ends the program in addServer('192.168.1.1') with 10 servers
dies: NOT EXAMINED: it ends the program in addServer('192.168.1.1') with 10 servers
loops: NOT EXAMINED: a limit
recurses: NOT EXAMINED: a limit
fills memory: NOT EXAMINED: a limit
prints: SAME as the native class
prints without end: NOT EXAMINED: a limit
throws: ANOTHER class
changes its priority: NOT EXAMINED: it calls proc_nice(), which this check does not let it do
changes settings: NOT EXAMINED: it calls ini_set(), which this check does not let it do
cleans buffers: SAME as the native class
handles errors: NOT EXAMINED: it ends the program in addServer('192.168.1.1') with 10 servers
fails to compile: PHP refuses it: Unparenthesized `a ? b : c ? d : e` is not supported. Use either `(a ? b : c) ? d : e` or `a ? b : (c ? d : e)`

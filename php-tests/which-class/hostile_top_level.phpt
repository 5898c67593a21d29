--TEST--
What a file does besides declaring is not run
--FILE--
<?php
require __DIR__ . '/which_class.inc';

$mark = folder() . '/mark.php';
$class = substr(fixture('native'), strlen('<?php'));
foreach ([
    'output' => "echo 'PRINTED'; %s",
    'exit before' => 'exit(7); %s',
    'exit behind' => '%s exit(7);',
    'die' => "%s die('PRINTED');",
    'file' => "file_put_contents('$mark', ''); %s touch('$mark');",
    'command' => "`touch $mark`; %s system('touch $mark');",
    'connection' => '$s = stream_socket_client("tcp://127.0.0.1:1"); %s',
    'include' => 'require "nothing.php"; %s include "/etc/passwd";',
    'fatal error' => 'no_such_function(); %s new NoSuchClass;',
    'loop' => 'while (true); %s',
    'exception' => 'throw new Exception("PRINTED"); %s',
    'literal with a call' => "\$x = touch('$mark'); define('X', touch('$mark')); %s",
    'namespace' => "namespace { touch('$mark'); %s }",
    'if' => "if (touch('$mark')) { %s }",
    'condition' => "if (!class_exists('ConsistentHash') && touch('$mark')) { %s }",
    'halt' => "%s __halt_compiler(); touch('$mark');",
    'global variables of the probe' => '$class = $name = $code = $argv = null; %s',
] as $name => $code) {
    [$status, $output] = which_class('--seconds', '5', ...temporary(['file.php' => '<?php ' . sprintf($code, $class)]));
    $same = substr_count($output, ': SAME as the native class') === 1 && !str_contains($output, 'PRINTED') && !file_exists($mark);
    echo "$name: ", $same && $status === 0 ? 'fine' : "exit code $status\n$output", "\n";
}
?>
--EXPECT--
output: fine
exit before: fine
exit behind: fine
die: fine
file: fine
command: fine
connection: fine
include: fine
fatal error: fine
loop: fine
exception: fine
literal with a call: fine
namespace: fine
if: fine
condition: fine
halt: fine
global variables of the probe: fine

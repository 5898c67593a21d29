--TEST--
The commands of docs/adopting.md tell which class a file has
--FILE--
<?php
$files = [];
/* A file with a class of the reference, under the name that it has in the wild. */
$wild = function (string $reference, string $class, array $replace = []) use (&$files): string {
    $code = file_get_contents(__DIR__ . "/reference/$reference.php");
    $files[] = $file = tempnam(sys_get_temp_dir(), 'wild');
    file_put_contents($file, strtr($code, ['namespace Reference;' => '', "class $reference" => "class $class"] + $replace));
    return $file;
};
preg_match_all('/```sh\n(.*?)```/s', file_get_contents(__DIR__ . '/../../docs/adopting.md'), $commands);
foreach ([
    ['new ConsistentHash;', __DIR__ . '/../../php/polyfill/ConsistentHash.php'],
    ['new ConsistentHash;', $wild('DescendingConsistentHash', 'ConsistentHash')],
    ['new ConsistentHash;', $wild('DescendingConsistentHash', 'ConsistentHash', ['end($ring)' => 'reset($ring)'])],
    ['new ConsistentHashing(', $wild('ConsistentHashing', 'ConsistentHashing')],
    ['new ConsistentHashing(', $wild('ConsistentHashing', 'ConsistentHashing', ['$hash = 0' => '$hash = 5381'])],
    ['new Consistent;', $wild('Consistent', 'Consistent')],
    ['new Consistent;', $wild('Consistent', 'Consistent', ["'-'" => "' -'"])],
] as [$new, $file]) {
    [$command] = array_values(array_filter($commands[1], fn ($command) => str_contains($command, $new)));
    $command = preg_replace(['/^\s*php\b/', '/Your\w+\.php/'], [getenv('TEST_PHP_EXECUTABLE'), escapeshellarg($file)], $command);
    echo shell_exec($command);
}
array_map('unlink', $files);
?>
--EXPECT--
the class of the extension

the descending ring: php/drop-in/DescendingConsistentHash.php

ANOTHER

the class of the shim

ANOTHER

the class of the shim

ANOTHER

--TEST--
The commands of docs/adopting.md print what the page says
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/../examples/pages.inc';

$functions = preg_split('/^(?=function )/m', fixture('functions'));
temporary([
    'YourConsistentHash.php' => fixture('native'),
    'YourInterfaceAndClass.php' => fixture('interface-and-class'),
    'YourDescendingRing.php' => fixture('descending'),
    'YourConsistentHashing.php' => fixture('time33'),
    'YourConsistent.php' => fixture('consistent'),
    'YourFunctions.php' => $functions[0] . $functions[1] . $functions[4],
]);
foreach (blocks('docs/adopting.md', 'sh') as [$command, $expected]) {
    if ($expected === '') {
        continue;
    }
    preg_match('~^php php/which-class\.php (\S+)\n$~', $command, $file);
    [, $output] = which_class(folder() . "/$file[1]");
    echo $file[1], $output === $expected ? ': as on the page' : " should print:\n$output", "\n";
}
?>
--EXPECT--
YourConsistentHash.php: as on the page
YourInterfaceAndClass.php: as on the page
YourDescendingRing.php: as on the page
YourConsistentHashing.php: as on the page
YourConsistent.php: as on the page
YourFunctions.php: as on the page

--TEST--
The names that conflict are those of the extension
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/../../php/which-class/Inspector.php';

use ConsistentHash\WhichClass\Inspector;

$extension = new ReflectionExtension('consistent_hash');
$sorted = function (array $names): array {
    sort($names);
    return $names;
};
var_dump($sorted(Inspector::CLASSES) === $sorted($extension->getClassNames()));
var_dump($sorted(Inspector::FUNCTIONS) === $sorted(array_keys($extension->getFunctions())));
?>
--EXPECT--
bool(true)
bool(true)

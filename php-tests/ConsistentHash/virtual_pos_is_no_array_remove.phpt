--TEST--
removeServer with a virtualPos that is no array throws and warns as userland does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

foreach (['null' => null, 'false' => false, 'true' => true, 'int' => 7, 'float' => 1.5, 'empty string' => '', 'string' => 'text', 'object' => new stdClass] as $name => $value) {
    $h = new ConsistentHash;
    $h->virtualPosNum = 1;
    $h->addServer('a');
    $h->virtualPos = $value;
    echo "-- $name\n";
    attempt(fn() => $h->removeServer('a'));
    echo json_encode($h->virtualPos), ' ', json_encode($h->serverList), "\n";
}
?>
--EXPECT--
-- null
bool(true)
null []
-- false
Deprecated: Automatic conversion of false to array is deprecated
bool(true)
false []
-- true
Error: Cannot unset offset in a non-array variable
true {"a":["4188131426"]}
-- int
Error: Cannot unset offset in a non-array variable
7 {"a":["4188131426"]}
-- float
Error: Cannot unset offset in a non-array variable
1.5 {"a":["4188131426"]}
-- empty string
Error: Cannot unset string offsets
"" {"a":["4188131426"]}
-- string
Error: Cannot unset string offsets
"text" {"a":["4188131426"]}
-- object
Error: Cannot use object of type stdClass as array
{} {"a":["4188131426"]}

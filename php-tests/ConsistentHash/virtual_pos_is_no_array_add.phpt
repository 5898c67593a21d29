--TEST--
addServer with a virtualPos that is no array throws and warns as userland does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

// Small positions: a write beyond the end of a string fills it up to there.
class Small extends ConsistentHash
{
    public function cHash($str)
    {
        return (string) strlen($str);
    }
}
foreach (['null' => null, 'false' => false, 'true' => true, 'int' => 7, 'float' => 1.5, 'empty string' => '', 'string' => 'text', 'object' => new stdClass] as $name => $value) {
    $h = new Small;
    $h->virtualPosNum = 1;
    $h->virtualPos = $value;
    echo "-- $name\n";
    attempt(fn() => $h->addServer('a'));
    echo json_encode($h->virtualPos), ' ', json_encode($h->serverList), "\n";
}
?>
--EXPECT--
-- null
bool(true)
{"3":"a"} {"a":["3"]}
-- false
Deprecated: Automatic conversion of false to array is deprecated
bool(true)
{"3":"a"} {"a":["3"]}
-- true
Error: Cannot use a scalar value as an array
true []
-- int
Error: Cannot use a scalar value as an array
7 []
-- float
Error: Cannot use a scalar value as an array
1.5 []
-- empty string
TypeError: ksort(): Argument #1 ($array) must be of type array, string given
"   a" {"a":["3"]}
-- string
TypeError: ksort(): Argument #1 ($array) must be of type array, string given
"texa" {"a":["3"]}
-- object
Error: Cannot use object of type stdClass as array
{} []

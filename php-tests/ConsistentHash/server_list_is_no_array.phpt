--TEST--
addServer and removeServer with a serverList that is no array throw and warn as userland does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

foreach (['null' => null, 'false' => false, 'true' => true, 'int' => 7, 'float' => 1.5, 'empty string' => '', 'string' => 'text', 'object' => new stdClass] as $name => $value) {
    $h = new ConsistentHash;
    $h->virtualPosNum = 1;
    $h->serverList = $value;
    echo "-- $name\n";
    attempt(fn() => $h->removeServer('a'));
    attempt(fn() => $h->addServer('a'));
    echo json_encode($h->virtualPos), ' ', json_encode($h->serverList), "\n";
}
?>
--EXPECT--
-- null
bool(true)
bool(true)
{"4188131426":"a"} {"a":["4188131426"]}
-- false
bool(true)
Deprecated: Automatic conversion of false to array is deprecated
bool(true)
{"4188131426":"a"} {"a":["4188131426"]}
-- true
bool(true)
Error: Cannot use a scalar value as an array
{"4188131426":"a"} true
-- int
bool(true)
Error: Cannot use a scalar value as an array
{"4188131426":"a"} 7
-- float
bool(true)
Error: Cannot use a scalar value as an array
{"4188131426":"a"} 1.5
-- empty string
bool(true)
TypeError: Cannot access offset of type string on string
{"4188131426":"a"} ""
-- string
bool(true)
TypeError: Cannot access offset of type string on string
{"4188131426":"a"} "text"
-- object
Error: Cannot use object of type stdClass as array
Error: Cannot use object of type stdClass as array
[] {}

--TEST--
array_walk over the object, and an object cast back from its array, see the properties
--INI--
error_reporting=E_ALL & ~E_DEPRECATED
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
array_walk($h, function (&$value, $name) {
    echo $name, ' ', json_encode($value), "\n";
    if ($name === 'virtualPos') {
        $value = [1 => 'one'];
    }
});
var_dump($h->lookup('x'));
$object = (object) (array) ring('b');
var_dump(get_class($object), count($object->virtualPos), isset($object->serverList['b']));
?>
--EXPECT--
serverList {"a":["4188131426","3099201886","4255609085","4205895982","18636359"]}
virtualPos {"18636359":"a","3099201886":"a","4188131426":"a","4205895982":"a","4255609085":"a"}
virtualPosNum 5
string(3) "one"
string(8) "stdClass"
int(5)
bool(true)

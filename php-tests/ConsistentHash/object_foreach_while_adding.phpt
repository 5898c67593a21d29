--TEST--
foreach over the object sees a server that is added in the loop
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach ($h as $name => $value) {
    if ($name === 'serverList') {
        $h->addServer('b');
    }
    echo $name, ' ', is_array($value) ? count($value) : $value, "\n";
}
lookups($h);
?>
--EXPECT--
serverList 1
virtualPos 10
virtualPosNum 5
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"

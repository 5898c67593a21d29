--TEST--
lookupList gives the distinct servers from the position of the key, in ring order
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c', 'd');
for ($i = 1; $i <= 5; $i++) {
    for ($count = 1; $count <= 5; $count++) {
        echo implode('', $h->lookupList("key$i", $count)), ' ';
    }
    echo $h->lookup("key$i"), "\n";
}
?>
--EXPECT--
b bc bcd bcda bcda b
d db dbc dbca dbca d
a ad adb adbc adbc a
a ad adc adcb adcb a
d dc dca dcab dcab d

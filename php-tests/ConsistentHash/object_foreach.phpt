--TEST--
foreach over the object gives the three properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach ($h as $name => $value) {
    echo $name, ' ', json_encode($value), "\n";
}
?>
--EXPECT--
serverList {"a":["4188131426","3099201886","4255609085","4205895982","18636359"]}
virtualPos {"18636359":"a","3099201886":"a","4188131426":"a","4205895982":"a","4255609085":"a"}
virtualPosNum 5

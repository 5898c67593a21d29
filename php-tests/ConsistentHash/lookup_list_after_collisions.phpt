--TEST--
lookupList after take-overs and removals gives no server that has no position
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('10.0.7.244', '10.0.54.20');
echo json_encode($h->lookupList('10.0.7.244-2', 5)), "\n";
$h->removeServer('10.0.7.244');
echo json_encode($h->lookupList('10.0.7.244-2', 5)), "\n";
$h->addServer('10.0.7.244');
echo json_encode($h->lookupList('10.0.7.244-2', 5)), "\n";
$h->removeServer('10.0.7.244');
$h->removeServer('10.0.54.20');
echo json_encode($h->lookupList('10.0.7.244-2', 5)), "\n";
?>
--EXPECT--
["10.0.54.20","10.0.7.244"]
["10.0.54.20"]
["10.0.7.244","10.0.54.20"]
[]

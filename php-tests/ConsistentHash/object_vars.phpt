--TEST--
get_object_vars gives the properties in order and is a copy
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$vars = get_object_vars($h);
echo json_encode($vars), "\n";
$h->addServer('b');
echo json_encode(get_object_vars($h)), "\n";
echo count($vars['serverList']), ' ', json_encode(get_class_vars('ConsistentHash')), ' ', json_encode(get_mangled_object_vars($h) === get_object_vars($h)), "\n";
?>
--EXPECT--
{"serverList":{"a":["4188131426","3099201886","4255609085","4205895982","18636359"]},"virtualPos":{"18636359":"a","3099201886":"a","4188131426":"a","4205895982":"a","4255609085":"a"},"virtualPosNum":5}
{"serverList":{"a":["4188131426","3099201886","4255609085","4205895982","18636359"],"b":["2033132656","1640823877","1353132163","2394572754","454940550"]},"virtualPos":{"18636359":"a","454940550":"b","1353132163":"b","1640823877":"b","2033132656":"b","2394572754":"b","3099201886":"a","4188131426":"a","4205895982":"a","4255609085":"a"},"virtualPosNum":5}
1 {"serverList":[],"virtualPos":[],"virtualPosNum":5} true

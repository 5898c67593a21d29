--TEST--
(array) gives the properties and is a copy
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$array = (array) $h;
echo json_encode($array), "\n";
$h->addServer('b');
echo count($array['virtualPos']), ' ', count(((array) $h)['virtualPos']), "\n";
$array['virtualPos'] = [1 => 'one'];
$array['serverList']['a'] = [];
lookups($h);
$h->removeServer('a');
var_dump(count($h->virtualPos));
?>
--EXPECT--
{"serverList":{"a":["4188131426","3099201886","4255609085","4205895982","18636359"]},"virtualPos":{"18636359":"a","3099201886":"a","4188131426":"a","4205895982":"a","4255609085":"a"},"virtualPosNum":5}
5 10
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
int(5)

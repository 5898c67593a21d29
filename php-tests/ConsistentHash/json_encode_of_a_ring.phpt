--TEST--
json_encode shows the three properties
--FILE--
<?php
$h = new ConsistentHash;
echo json_encode($h), "\n";
$h->virtualPosNum = 2;
$h->addServer('a');
echo json_encode($h), "\n";
echo json_encode([$h, 'x' => $h]) === '{"0":' . json_encode($h) . ',"x":' . json_encode($h) . '}' ? "same\n" : "different\n";
?>
--EXPECT--
{"serverList":[],"virtualPos":[],"virtualPosNum":5}
{"serverList":{"a":["4188131426","3099201886"]},"virtualPos":{"3099201886":"a","4188131426":"a"},"virtualPosNum":2}
same

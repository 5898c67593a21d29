--TEST--
A ring of servers with 1000 virtual nodes each
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPosNum = 1000;
foreach (['a', 'b', 'c'] as $server) {
    $h->addServer($server);
}
echo count($h->virtualPos), ' ', implode(' ', array_map('count', $h->serverList)), ' ', md5(serialize($h)), "\n";
lookups($h);
?>
--EXPECT--
3000 1000 1000 1000 eb37d8bba81827f4df75485f12d62580
"a" "c" "c" "a" "c" "c" "b" "a" "b" "b"

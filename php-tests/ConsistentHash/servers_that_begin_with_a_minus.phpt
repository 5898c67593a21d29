--TEST--
A server that begins with a minus sign is an int as an array key only if it is one
--FILE--
<?php
$hash = new ConsistentHash();
$hash->virtualPosNum = 1;
foreach (['-1', '-a', '-:1', '-;', '-', '--1', '-01', '-?9', '-0', '-9223372036854775808', '-9223372036854775809'] as $server) {
    $hash->addServer($server);
}
foreach ($hash->serverList as $server => $_) {
    var_dump($server);
}
$hash->removeServer(-49);
var_dump(count($hash->serverList));
$hash->removeServer('-a');
var_dump(count($hash->serverList), in_array('-a', $hash->virtualPos, true));
--EXPECT--
int(-1)
string(2) "-a"
string(3) "-:1"
string(2) "-;"
string(1) "-"
string(3) "--1"
string(3) "-01"
string(3) "-?9"
string(2) "-0"
int(-9223372036854775808)
string(20) "-9223372036854775809"
int(11)
int(10)
bool(false)

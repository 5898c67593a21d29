--TEST--
The next free key of serverList is what PHP's own array would have after the same additions and removals
--FILE--
<?php
foreach ([[['2'], ['2'], ['0']], [['-5'], [], []], [[4294967296], [4294967296], [2]], [[5, 3], [5], [4]]] as [$add, $remove, $again]) {
    $h = new ConsistentHash;
    $list = [];
    foreach ([[$add, true], [$remove, false], [$again, true]] as [$servers, $adding]) {
        foreach ($servers as $server) {
            if ($adding) {
                $h->addServer($server);
                $list[$server][] = 0;
            } else {
                $h->removeServer($server);
                unset($list[$server]);
            }
        }
    }
    $h->serverList[] = 'next';
    $list[] = 'next';
    var_dump(array_key_last($h->serverList) === array_key_last($list));
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)

--TEST--
A foreach by reference over virtualPos goes on in userland's order while its body adds and looks up
--FILE--
<?php
$h = new ConsistentHash;
$h->addServers(['a', 'b']);
$i = 0;
foreach ($h->virtualPos as $position => &$server) {
    echo $position, ' ', $server, "\n";
    $h->addServer('c' . $i);
    $h->lookup('key');
    if (++$i === 8) {
        break;
    }
}
?>
--EXPECT--
18636359 a
454940550 b
870617934 c0
870617934 c0
1142539848 c0
1142539848 c0
1261193442 c4
1353132163 b

--TEST--
lookupMany returns servers with the type they were added with
--FILE--
<?php
$h = new ConsistentHash;
$h->addServer(7);
$h->addServer(2.0);
$h->addServer('8');
$types = [];
foreach ($h->lookupMany(range(1, 200)) as $server) {
    $types[var_export($server, true)] = true;
}
ksort($types);
echo implode(' ', array_keys($types)), "\n";
?>
--EXPECT--
'8' 2.0 7

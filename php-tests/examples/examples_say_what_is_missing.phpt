--TEST--
An example says what it lacks
--FILE--
<?php
foreach (['memcached-cluster', 'migrate', 'redis-failover', 'report', 'batch'] as $name) {
    exec('PATH= ' . getenv('TEST_PHP_EXECUTABLE') . ' -n -d enable_dl=0 ' . __DIR__ . "/../../examples/$name.php 2>&1", $lines, $status);
    echo "$status: ", implode("\n", $lines), "\n";
    $lines = [];
}
?>
--EXPECT--
2: This example needs what is not here: the extension consistent_hash, the extension memcached, the program memcached (--help says how to run it)
2: This example needs what is not here: the extension consistent_hash, the extension memcached, the program memcached (--help says how to run it)
2: This example needs what is not here: the extension consistent_hash, the extension redis, the program redis-server (--help says how to run it)
2: This example needs what is not here: the extension consistent_hash (--help says how to run it)
2: This example needs what is not here: the extension consistent_hash (--help says how to run it)

--TEST--
The rings that the README makes of configurations place keys as php-memcached does with the same servers
--EXTENSIONS--
consistent_hash
--SKIPIF--
<?php
require __DIR__ . '/../../examples/inc/need.php';
if ($missing = missing(['memcached'], [])) {
    die("skip needs $missing");
}
?>
--FILE--
<?php
require __DIR__ . '/pages.inc';
require __DIR__ . '/../../examples/inc/need.php';
missing(['memcached'], []);   // loads it

$examples = preg_grep('/Laravel/', array_column(blocks('README.md', 'php'), 0));
var_dump(count($examples));
ob_start();
eval(reset($examples));
ob_end_clean();

/* As Symfony has them: https://symfony.com/doc/current/components/cache/adapters/memcached_adapter.html */
$of_dsn = [];
foreach ($dsn['host'] as $host => $weight) {
    $colon = strrpos($host, ':');
    $of_dsn[] = [...($colon ? [substr($host, 0, $colon), (int) substr($host, $colon + 1)] : [$host, 11211]), (int) $weight];
}

$clients = [
    'Laravel' => [$laravel, [], array_map(fn($server) => array_values($server), $servers)],
    'WordPress' => [$wordpress, [], $memcached_servers],
    'Symfony' => [$symfony, [Memcached::OPT_LIBKETAMA_COMPATIBLE => true], $of_dsn],
];
mt_srand($seed = random_int(1, 999999));
foreach ($clients as $name => [$ring, $options, $configured]) {
    $client = new Memcached();
    $client->setOptions($options);
    $client->addServers($configured);
    $differences = 0;
    for ($i = 0; $i < 1000; $i++) {
        $key = 'key:' . mt_rand();
        ['host' => $host, 'port' => $port] = $client->getServerByKey($key);
        $differences += $ring->lookup($key) === "$host:$port" ? 0 : 1;
    }
    echo "$name: ", count($configured), ' servers, ', $differences ? "$differences differences, seed $seed" : 'no difference', "\n";
}
?>
--EXPECT--
int(1)
Laravel: 2 servers, no difference
WordPress: 2 servers, no difference
Symfony: 2 servers, no difference

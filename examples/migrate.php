<?php
/*
 * A running memcached cluster, filled through php-memcached's own ketama with weights, is read through a ring and one
 * plain connection to each server: not one miss.
 *
 * It starts the servers itself, on the loopback, and stops them. Debian's packages for it: memcached, php-memcached.
 *
 *   ./build.sh && php -d extension=modules/consistent_hash.so examples/migrate.php
 */

use ConsistentHash\{Ring, Scheme};

require __DIR__ . '/inc/Daemon.php';
require __DIR__ . '/inc/command_line.php';
require __DIR__ . '/inc/need.php';

command_line(__FILE__);
need(['memcached'], ['memcached']);

/** @return array<string, mixed> the items that are where the ring has their keys */
function read(Ring $ring, array $connections, array $keys): array
{
    $items = [];
    foreach ($ring->group($keys) as $server => $there) {
        $items += $connections[$server]->getMulti($there) ?: [];
    }
    return $items;
}

progress('starting memcached');
$daemons = $weights = [];
foreach ([1, 1, 2, 3, 5] as $weight) {
    $daemons[] = $daemon = Daemon::memcached();
    $weights[$daemon->address] = $weight;
}

// As it was: php-memcached knows all servers and places the keys.
$memcached = new Memcached();
$memcached->setOption(Memcached::OPT_LIBKETAMA_COMPATIBLE, true);
foreach ($weights as $server => $weight) {
    [$host, $port] = explode(':', $server);
    $memcached->addServer($host, $port, $weight);
}

// As it will be: the ring places the keys, and there is a plain connection to each server.
$ring = new Ring($weights, Scheme::libmemcached());
$connections = [];
foreach ($weights as $server => $weight) {
    $connections[$server] = new Memcached();
    $connections[$server]->addServer(...explode(':', $server));
}

$items = [];
for ($i = 1; $i <= 20_000; $i++) {
    $items["user:$i"] = "the profile of user $i";
}

heading('20,000 items, stored through php-memcached and read through the ring');
progress('storing');
$memcached->setMulti($items);
progress('reading');
$found = read($ring, $connections, array_keys($items));
progress('');
$keys = $ring->group(array_keys($found));
row([16, 6, 9, 9], ['server', 'weight', 'stored', 'read']);
foreach ($weights as $server => $weight) {
    $stored = $connections[$server]->getStats()[$server]['curr_items'];
    row([16, 6, 9, 9], [$server, $weight, number_format($stored), number_format(count($keys[$server] ?? []))]);
}
echo "\n  Missed: ", number_format(count(array_diff_assoc($items, $found))), "\n";

// Any other scheme, for comparison.
$found = read(new Ring($weights), $connections, array_keys($items));
echo '  Missed by a ring of another scheme: ', number_format(count(array_diff_assoc($items, $found))), "\n";

heading('The other way round: changed through the ring, read through php-memcached');
$items = array_map(fn ($item) => "$item, changed", $items);
progress('storing');
foreach ($ring->group(array_keys($items)) as $server => $keys) {
    $connections[$server]->setMulti(array_intersect_key($items, array_flip($keys)));
}
progress('reading');
$found = $memcached->getMulti(array_keys($items));
progress('');
echo '  Missed: ', number_format(count(array_diff_assoc($items, $found))), "\n";

<?php
/*
 * 20,000 items on five memcached servers; one stops, one is added. How many items are still found, by a ring and by
 * crc32($key) % count($servers), and what did movement() foretell?
 *
 * It starts the servers itself, on the loopback, and stops them. Debian's packages for it: memcached, php-memcached.
 *
 *   ./build.sh && php -d extension=modules/consistent_hash.so examples/memcached-cluster.php
 */

use ConsistentHash\{Ring, Scheme};

require __DIR__ . '/inc/Daemon.php';
require __DIR__ . '/inc/command_line.php';
require __DIR__ . '/inc/need.php';

command_line(__FILE__);
need(['memcached'], ['memcached']);

/** All that an application needs: a ring, and a plain connection to each server. */
final class Cluster
{
    private array $daemons = [];

    /** @var array<string, Memcached> */
    private array $connections = [];

    public function __construct(public readonly Ring $ring)
    {
    }

    /** On the ring a server is a name: its address may change, and no key moves. */
    public function add(string $server): void
    {
        $this->daemons[$server] = Daemon::memcached();
        $this->connections[$server] = new Memcached();
        // An answer to each of 20,000 sets would only take time.
        $this->connections[$server]->setOption(Memcached::OPT_NOREPLY, true);
        $this->connections[$server]->addServer(...explode(':', $this->daemons[$server]->address));
        $this->ring->add($server);
    }

    public function remove(string $server): void
    {
        $this->ring->remove($server);
        $this->daemons[$server]->stop();
    }

    public function setMulti(array $items): void
    {
        foreach ($this->ring->group(array_keys($items)) as $server => $keys) {
            $this->connections[$server]->setMulti(array_intersect_key($items, array_flip($keys)));
        }
    }

    public function getMulti(array $keys): array
    {
        $items = [];
        foreach ($this->ring->group($keys) as $server => $there) {
            $items += $this->connections[$server]->getMulti($there) ?: [];
        }
        return $items;
    }
}

$keys = array_map(fn ($i) => "user:$i", range(1, 20_000));
$clusters = ['ring' => new Cluster(new Ring()), 'modulo' => new Cluster(new Ring([], Scheme::modulo()))];
foreach ($clusters as $cluster) {
    array_map($cluster->add(...), ['cache1', 'cache2', 'cache3', 'cache4', 'cache5']);
}
$steps = [
    'Five servers' => fn (Cluster $cluster) => null,
    'cache2 stops' => fn (Cluster $cluster) => $cluster->remove('cache2'),
    'cache6 is added' => fn (Cluster $cluster) => $cluster->add('cache6'),
];

echo "Before each step all items are stored anew. How many of the 20,000 are found after it, and what does\n",
    "movement() foretell?\n";
foreach ($steps as $step => $change) {
    heading($step);
    foreach ($clusters as $name => $cluster) {
        progress("$name: storing " . number_format(count($keys)) . ' items');
        $cluster->setMulti(array_fill_keys($keys, $step));
        $before = clone $cluster->ring;
        $change($cluster);
        progress("$name: reading");
        $values = $cluster->getMulti($keys);
        progress('');
        $found = count(array_keys($values, $step, true)) / count($keys);
        $foretold = 1 - $before->movement($cluster->ring)['share'];
        row([6, 30, 7, 18], [$name, bar($found, 30), percent($found), 'foretold: ' . percent($foretold)]);
        // A key that comes back to a server finds there what was left behind when it went.
        if ($outdated = array_diff($values, [$step])) {
            echo '          and ', number_format(count($outdated)), " outdated values\n";
        }
    }
}

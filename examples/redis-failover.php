<?php
/*
 * 5,000 values on four Redis servers, each value on the two servers that lookupList() names. One stops: its values are
 * read from the second ones. It comes back empty, and is filled again by the reads.
 *
 * It starts the servers itself, at sockets, and stops them. Debian's packages for it: redis-server, php-redis.
 *
 *   ./build.sh && php -d extension=modules/consistent_hash.so examples/redis-failover.php
 */

use ConsistentHash\Ring;

require __DIR__ . '/inc/Daemon.php';
require __DIR__ . '/inc/command_line.php';
require __DIR__ . '/inc/need.php';

command_line(__FILE__);
need(['redis'], ['redis-server']);

/** Values on two servers each. A server that does not answer stays on the ring: it is only passed over. */
final class Store
{
    private const COPIES = 2;

    /** @var array<string, Redis> */
    private array $connections = [];

    /** @var array<string, true> the servers that did not answer */
    private array $down = [];

    /** @param array<string, string> $sockets of the servers */
    public function __construct(private Ring $ring, private array $sockets)
    {
    }

    public function set(string $key, string $value): void
    {
        foreach ($this->ring->lookupList($key, self::COPIES) as $server) {
            $this->ask($server, fn (Redis $redis) => $redis->set($key, $value));
        }
    }

    /** @return array{?string, int} the value, and whether its first or second server had it; null if none */
    public function get(string $key): array
    {
        foreach ($this->ring->lookupList($key, self::COPIES) as $place => $server) {
            $value = $this->ask($server, fn (Redis $redis) => $redis->get($key));
            if ($value === false) {
                continue;
            }
            if ($place > 0) {
                // The first one may be back, without it.
                $this->set($key, $value);
            }
            return [$value, $place + 1];
        }
        return [null, 0];
    }

    /** An application would do that some seconds after a server did not answer. */
    public function tryAgain(): void
    {
        $this->down = [];
    }

    private function ask(string $server, callable $question): mixed
    {
        if (isset($this->down[$server])) {
            return false;
        }
        try {
            return $question($this->connections[$server] ??= $this->connect($server));
        } catch (RedisException) {
            unset($this->connections[$server]);
            $this->down[$server] = true;
            return false;
        }
    }

    private function connect(string $server): Redis
    {
        $redis = new Redis();
        $redis->connect($this->sockets[$server]);
        return $redis;
    }
}

/** Reads all values and prints how many came from their first server, from the second, and how many were lost. */
function read(string $when, Store $store, array $values): void
{
    progress("$when: reading");
    $from = [0, 0, 0];
    foreach ($values as $key => $value) {
        [$found, $place] = $store->get($key);
        $from[$found === $value ? $place : 0]++;
    }
    progress('');
    row([32, 9, 10, 6], [$when, percent($from[1] / count($values)), percent($from[2] / count($values)), $from[0]]);
}

progress('starting Redis');
$daemons = array_map(fn () => Daemon::redis(), array_flip(['redis1', 'redis2', 'redis3', 'redis4']));
$ring = new Ring(array_keys($daemons));
$store = new Store($ring, array_map(fn ($daemon) => $daemon->address, $daemons));

$values = [];
for ($i = 1; $i <= 5_000; $i++) {
    $values["session:$i"] = "what user $i did";
}
progress('storing');
array_map($store->set(...), array_keys($values), $values);

heading('5,000 values, each on two of four Redis servers. Which one are they read from?');
row([32, 9, 10, 6], ['', 'the first', 'the second', 'lost']);
read('all four are up', $store, $values);

$daemons['redis2']->stop();
read('redis2 has stopped', $store, $values);

for ($i = 1; $i <= 5_000; $i += 5) {
    $store->set("session:$i", $values["session:$i"] .= ', and a change');
}
read('1,000 values have been changed', $store, $values);

$daemons['redis2']->start();
$store->tryAgain();
read('redis2 is back, and empty', $store, $values);
read('once more', $store, $values);

echo "\nThe share of redis2 by shares(): ", percent($ring->shares()['redis2']), "\n";

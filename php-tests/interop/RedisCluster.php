<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** A Redis as node of a cluster, which tells the slot of a key, and redis-cli, which tells the slots of each node. */
final class RedisCluster extends Peer
{
    public const SCHEME = 'redisCluster';
    public const FEWEST = 3;   // for redis-cli
    public const HAS_POINTS = false;

    private ?\Daemon $redis = null;

    public function missing(): ?string
    {
        return self::program('redis-server') && self::program('redis-cli') ? null : 'redis-server';
    }

    public function server(Randomizer $random): string
    {
        return \long2ip(10 << 24 | $random->getInt(1, 9999)) . ":6379";
    }

    public function key(Randomizer $random): string
    {
        $key = self::anyBytes($random);
        // Of a key with a {tag} only the tag is hashed, if something is in it.
        return match ($random->getInt(0, 4)) {
            0, 1 => $key,
            2 => \strtr($key, "\1\2\3\4", '{}{}'),
            3 => "user:{{$key}}:name",
            4 => $key . '{}',
        };
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $keyOf = \array_flip($this->positions(\range(0, 9999)));
        $keys = [];
        foreach ($this->ranges(\count($servers)) as $range) {
            \array_push($keys, ...\array_filter(\array_map(fn ($slot) => (string) ($keyOf[$slot] ?? ''), $range)));
        }
        return $keys;
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $nodes = [];
        foreach ($this->ranges(\count($servers)) as $node => [$first, $last]) {
            $nodes += \array_fill_keys(\range($first, $last), \array_keys($servers)[$node]);
        }
        return \array_map(fn ($slot) => $nodes[$slot], $this->positions($keys));
    }

    public function positions(array $keys): array
    {
        $commands = \array_map(fn ($key) => ['CLUSTER', 'KEYSLOT', (string) $key], $keys);
        return \array_map('intval', (new Connection("tcp://{$this->address()}"))->redis($commands));
    }

    /** @return list<array{int, int}> the first and the last slot of each of so many masters */
    private function ranges(int $count): array
    {
        // It proposes, and does nothing without a yes. One node, named so often, is as good as so many.
        $command = [self::program('redis-cli'), '--cluster', 'create', ...\array_fill(0, $count, $this->address())];
        $process = \proc_open(['timeout', '20', ...$command], [['file', '/dev/null', 'r'], ['pipe', 'w']], $pipes);
        $text = \stream_get_contents($pipes[1]);
        \proc_close($process);
        if (\preg_match_all('/Master\[\d+\] -> Slots (\d+) - (\d+)/m', $text, $match, PREG_SET_ORDER) !== $count) {
            throw new \RuntimeException("redis-cli says: $text");
        }
        return \array_map(fn ($line) => [(int) $line[1], (int) $line[2]], $match);
    }

    private function address(): string
    {
        if (!$this->redis) {
            $random = new Randomizer();
            do {
                [$host, $port] = \explode(':', Loopback::address($random));
            } while (!Loopback::isFree("$host:" . $port + 10000));   // of the nodes among themselves
            $this->redis = new \Daemon(
                ['redis-server', '--bind', $host, '--port', $port, '--save', '', '--cluster-enabled', 'yes'],
                fn () => @\stream_socket_client("tcp://$host:$port") ? "$host:$port" : null
            );
        }
        return $this->redis->address;
    }
}

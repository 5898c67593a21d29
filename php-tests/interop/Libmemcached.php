<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** php-memcached. It needs no server for this. */
abstract class Libmemcached extends Peer
{
    /** The values of OPT_HASH, of which some have no constant. Debian's libmemcached is built without hsieh. */
    private const HASHES = [
        'default' => 0, 'md5' => 1, 'crc' => 2, 'fnv1_64' => 3, 'fnv1a_64' => 4, 'fnv1_32' => 5, 'fnv1a_32' => 6,
        'murmur' => 8, 'jenkins' => 9, 'murmur3' => 10,
    ];

    public const LEAST_WEIGHT = 0;   // the same as 1
    public const MOST_WEIGHT = 0xffffffff;

    public function missing(): ?string
    {
        return self::load('igbinary', 'msgpack', 'memcached') ? null : 'the extension memcached';
    }

    public function variants(): array
    {
        return [[], ...\array_map(fn ($hash) => [$hash], \array_keys(self::HASHES))];
    }

    public function server(Randomizer $random): string
    {
        $number = $random->getInt(1, 9999);
        $port = $random->getInt(0, 1) ? 11211 : $random->getInt(1, 65535);
        return match ($random->getInt(0, 4)) {
            0 => "/run/memcached/$number.sock",
            1 => "fd00::$number:$port",
            2 => \long2ip(10 << 24 | $number) . ":$port",
            default => "cache$number:$port",
        };
    }

    public function key(Randomizer $random): string
    {
        return $random->getBytes($random->getInt(0, 19) ? $random->getInt(1, 40) : $random->getInt(1, 250));
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $list = [];
        foreach ($servers as $server => $weight) {
            $list[] = [...self::hostAndPort($server), $weight];
        }
        $options = $this->arguments === [] ? [] : [\Memcached::OPT_HASH => self::HASHES[$this->arguments[0]]];
        $answers = [];
        foreach ($this->setUps($options, $list) as $setUp) {
            $memcached = new \Memcached();
            foreach ($setUp as $step) {
                $step($memcached) || throw new \RuntimeException("php-memcached says {$memcached->getResultMessage()}");
            }
            $found = [];
            foreach ($keys as $key) {
                ['host' => $host, 'port' => $port] = $memcached->getServerByKey($key);
                $found[] = $port === 0 ? $host : "$host:$port";
            }
            $answers[] = $found;
        }
        if ($different = \array_filter($answers, fn ($found) => $found !== $answers[0])) {
            throw new \RuntimeException('the set-up ' . \key($different) . ' gives another placement than the first');
        }
        return $answers[0];
    }

    /**
     * The ways to its placement that applications have. Their order decides.
     *
     * @param array<int, int> $hash the option that chooses the hash, unless it is the default
     * @param list<array{string, int, int}> $servers
     * @return non-empty-list<list<\Closure(\Memcached): bool>> steps
     */
    abstract protected function setUps(array $hash, array $servers): array;

    /** @param array<int, int|bool> $options */
    final protected static function options(array $options): \Closure
    {
        return fn (\Memcached $memcached) => $memcached->setOptions($options);
    }

    /** @param list<array{string, int, int}> $servers */
    final protected static function servers(array $servers): \Closure
    {
        return fn (\Memcached $memcached) => $memcached->addServers($servers);
    }

    /** @return array{string, int} as addServers() takes them; it gives every socket port 0 */
    private static function hostAndPort(string $server): array
    {
        $colon = $server[0] === '/' ? \strlen($server) : \strrpos($server, ':');
        return [\substr($server, 0, $colon), (int) \substr($server, $colon + 1)];
    }

    /**
     * @param array<string, int> $servers name => weight
     * @return array<string, int> label without index => weight
     */
    final protected static function labels(array $servers): array
    {
        $labels = [];
        foreach ($servers as $server => $weight) {
            [$host, $port] = self::hostAndPort($server);
            $labels[$port === 11211 ? "$host-" : "$host:$port-"] = \max(1, $weight);
        }
        return $labels;
    }
}

final class LibmemcachedModula extends Libmemcached
{
    public const SCHEME = 'libmemcachedModula';
    public const HAS_POINTS = false;

    protected function setUps(array $hash, array $servers): array
    {
        $modula = [\Memcached::OPT_DISTRIBUTION => \Memcached::DISTRIBUTION_MODULA];
        return [
            [self::options($modula + $hash), self::servers($servers)],
            [self::options($hash), self::servers($servers)],
            [self::servers($servers), self::options($hash)],
        ];
    }
}

final class LibmemcachedConsistent extends Libmemcached
{
    public const SCHEME = 'libmemcachedConsistent';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        // A weight above 1 makes it weighted. Then labels are hashed by MD5, whatever the keys are.
        return self::lastLabels(self::labels($servers), \max($servers) > 1 ? 40 : 100);
    }

    protected function setUps(array $hash, array $servers): array
    {
        $consistent = [\Memcached::OPT_DISTRIBUTION => \Memcached::DISTRIBUTION_CONSISTENT];
        $ketama = [\Memcached::OPT_LIBKETAMA_COMPATIBLE => true];
        // addServer() gives a socket the port 11211.
        $add = fn ($server) => $server[0][0] === '/'
            ? self::servers([$server])
            : fn (\Memcached $memcached) => $memcached->addServer(...$server);
        $setUps = [
            [self::options($consistent + $hash), self::servers($servers)],
            [self::options($hash + $consistent), ...\array_map($add, $servers)],
            // This chooses MD5, too.
            [self::options($ketama + $consistent + $hash + [\Memcached::OPT_HASH => 0]), self::servers($servers)],
        ];
        if (\max(\array_column($servers, 2)) <= 1) {
            // Weights would be lost.
            $setUps[] = [self::options($hash), self::servers($servers), self::options($consistent)];
        }
        return $setUps;
    }
}

final class LibmemcachedKetama extends Libmemcached
{
    public const SCHEME = 'libmemcached';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return self::lastLabels(self::labels($servers), 40);
    }

    protected function setUps(array $hash, array $servers): array
    {
        $consistent = [\Memcached::OPT_DISTRIBUTION => \Memcached::DISTRIBUTION_CONSISTENT];
        $ketama = [\Memcached::OPT_LIBKETAMA_COMPATIBLE => true];
        return [
            [self::options($ketama + $hash), self::servers($servers)],
            [self::options($consistent + $ketama + $hash), self::servers($servers)],
            [self::servers($servers), self::options($ketama + $hash)],
        ];
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** php-memcached with OPT_LIBKETAMA_COMPATIBLE. It needs no server for this. */
final class Libmemcached extends Peer
{
    public const SCHEME = 'libmemcached';
    public const MOST_WEIGHT = 0xffffffff;

    public function missing(): ?string
    {
        return self::load('igbinary', 'msgpack', 'memcached') ? null : 'the extension memcached';
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
        return \base64_encode($random->getBytes($random->getInt(1, 40)));
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $labels = [];
        foreach ($servers as $server => $weight) {
            [$host, $port] = self::hostAndPort($server);
            $labels[$port === 11211 ? "$host-" : "$host:$port-"] = $weight;
        }
        return self::lastLabels($labels, 40);
    }

    public function place(array $servers, array $keys): array
    {
        $memcached = new \Memcached();
        $memcached->setOption(\Memcached::OPT_LIBKETAMA_COMPATIBLE, true);
        $list = [];
        foreach ($servers as $server => $weight) {
            $list[] = [...self::hostAndPort($server), $weight];
        }
        $memcached->addServers($list);
        $found = [];
        foreach ($keys as $key) {
            ['host' => $host, 'port' => $port] = $memcached->getServerByKey($key);
            $found[] = $port === 0 ? $host : "$host:$port";
        }
        return $found;
    }

    /** @return array{string, int} as addServers() takes them; it gives every socket port 0 */
    private static function hostAndPort(string $server): array
    {
        $colon = $server[0] === '/' ? \strlen($server) : \strrpos($server, ':');
        return [\substr($server, 0, $colon), (int) \substr($server, $colon + 1)];
    }
}

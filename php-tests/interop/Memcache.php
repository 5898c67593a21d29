<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** PECL memcache, which asks real servers. */
abstract class Memcache extends Peer
{
    public const FAILS_OVER = true;

    public function missing(): ?string
    {
        return self::load('memcache') ? null : 'the extension memcache';
    }

    public function variants(): array
    {
        return [[], ['crc32'], ['fnv']];
    }

    public function server(Randomizer $random): string
    {
        $number = $random->getInt(2, 254);
        $address = match ($random->getInt(0, 7)) {
            0 => "127.1.$number:" . Loopback::port($random),   // a short form of 127.1.0.$number, but another name
            1 => '[::1]:' . Loopback::port($random),
            2 => "unix:///tmp/interop-{$random->getInt(0, PHP_INT_MAX)}.sock",
            3, 4 => Loopback::address($random),
            default => Loopback::address($random, 11211),
        };
        return $address[0] === 'u' || Loopback::isFree($address) ? $address : $this->server($random);
    }

    public function key(Randomizer $random): string
    {
        // It replaces bytes up to the space, and cuts at 250 bytes.
        return $random->getBytes($random->getInt(0, 19) ? $random->getInt(1, 40) : $random->getInt(245, 255));
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        \ini_set('memcache.hash_strategy', static::STRATEGY);
        \ini_set('memcache.hash_function', $this->arguments[0] ?? 'crc32');
        $backends = new Backends(\array_values(\array_diff(\array_keys($servers), $dead)));
        $memcache = new \Memcache();
        foreach ($servers as $server => $weight) {
            $colon = \strrpos($server, ':');
            [$host, $port] = \str_starts_with($server, 'unix:')
                ? [$server, 0]
                : [\substr($server, 0, $colon), (int) \substr($server, $colon + 1)];
            // Not persistent; ten seconds for an answer; never asked again once it is dead.
            $memcache->addServer($host, $port, false, $weight, 10, -1);
        }
        // It complains about each server that is dead.
        $level = \error_reporting($dead ? 0 : null);
        $found = \array_map(fn ($key) => $memcache->get($key) ?: null, $keys);
        \error_reporting($level);
        $memcache->close();
        return $found;
    }
}

final class MemcacheConsistent extends Memcache
{
    public const SCHEME = 'memcache';
    public const MOST_WEIGHT = 20;
    protected const STRATEGY = 'consistent';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        if ($this->arguments === ['fnv']) {
            return [];
        }
        // Whatever the points, there are 1024 positions: keys for all of them.
        return \array_map(fn ($bucket) => self::keyOfCrc32($random->getInt(0, 0x3fffff) << 10 | $bucket), \range(0, 1023));
    }
}

final class MemcacheStandard extends Memcache
{
    public const SCHEME = 'memcacheStandard';
    public const MOST_WEIGHT = 1000;
    public const HAS_POINTS = false;
    protected const STRATEGY = 'standard';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        // Where zero counts as one; a key with the FNV of these would take long to find.
        return self::keysOfHigh15Zero($random);
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use ConsistentHash\Scheme;
use Random\Randomizer;

/** RedisArray of phpredis. It connects to nothing for this. */
abstract class RedisArray extends Peer
{
    public function missing(): ?string
    {
        return self::load('igbinary', 'msgpack', 'redis') ? null : 'the extension redis';
    }

    public function variants(): array
    {
        $known = ['md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'murmur3a', 'xxh32'];
        $further = \array_filter(\array_diff(\hash_algos(), $known), self::isTaken(...));
        return [[], ...\array_map(fn ($algorithm) => [$algorithm], [...$known, ...$further])];
    }

    public function server(Randomizer $random): string
    {
        $number = $random->getInt(1, 9999);
        $port = $random->getInt(0, 1) ? 6379 : $random->getInt(1, 65535);
        return match ($random->getInt(0, 4)) {
            0 => "/run/redis/$number.sock",
            1 => "redis$number",
            2 => \long2ip(10 << 24 | $number) . ":$port",
            default => "redis$number:$port",
        };
    }

    public function key(Randomizer $random): string
    {
        $key = self::anyBytes($random);
        // Of a key with a {tag} only the tag is hashed, unless a NUL byte comes before its end.
        return match ($random->getInt(0, 3)) {
            0 => $key,
            1 => \strtr($key, "\1\2\3\4", '{}{}'),
            2 => "user:{{$key}}:name",
            3 => \strtr($key, "\0{}", '---') . '{}',
        };
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $options = static::OPTIONS + ['lazy_connect' => true];
        if ($this->arguments !== []) {
            $options['algorithm'] = $this->arguments[0];
        }
        $array = new \RedisArray(\array_keys($servers), $options);
        $found = [];
        foreach ($keys as $key) {
            $found[] = $array->_target($key);
        }
        return $found;
    }

    private static function isTaken(string $algorithm): bool
    {
        try {
            return (bool) [Scheme::class, static::SCHEME]($algorithm);
        } catch (\ValueError) {
            return false;
        }
    }
}

final class RedisArrayConsistent extends RedisArray
{
    public const SCHEME = 'redisArray';
    protected const OPTIONS = ['consistent' => true];

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        if ($this->arguments !== []) {
            return [];
        }
        $points = $this->ring($servers)->points();
        return \array_map(fn ($point) => self::keyOfCrc32($point ^ 0xffffffff), $random->pickArrayKeys($points, 20));
    }
}

final class RedisArrayRanges extends RedisArray
{
    public const SCHEME = 'redisArrayRanges';
    public const HAS_POINTS = false;
    protected const OPTIONS = [];

    public function key(Randomizer $random): string
    {
        // Of the position 0 it reads past its servers. Some algorithms have that for no bytes, or for NUL bytes.
        do {
            $key = parent::key($random);
        } while ($this->scheme()->position($key) === 0);
        return $key;
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $keys = [];
        $count = \count($servers);
        for ($border = 1; $border < $count && $this->arguments === []; $border++) {
            $position = \intdiv($border * 0xffffffff + $count - 1, $count);
            \array_push($keys, self::keyOfCrc32($position - 1), self::keyOfCrc32($position));
        }
        return $keys;
    }
}

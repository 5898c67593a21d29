<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** RedisArray of phpredis. It connects to nothing for this. */
final class RedisArray extends Peer
{
    public const SCHEME = 'redisArray';

    public function missing(): ?string
    {
        return self::load('igbinary', 'msgpack', 'redis') ? null : 'the extension redis';
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
        $key = \substr($random->getBytes(40), $random->getInt(0, 40));
        // Of a key with a {tag} only the tag is hashed, unless a NUL byte comes before its end.
        return match ($random->getInt(0, 3)) {
            0 => $key,
            1 => \strtr($key, "\1\2\3\4", '{}{}'),
            2 => "user:{{$key}}:name",
            3 => \strtr($key, "\0{}", '---') . '{}',
        };
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $points = $this->ring($servers)->points();
        return \array_map(fn ($point) => self::keyOfCrc32($point ^ 0xffffffff), $random->pickArrayKeys($points, 20));
    }

    public function place(array $servers, array $keys): array
    {
        $array = new \RedisArray(\array_keys($servers), ['consistent' => true, 'lazy_connect' => true]);
        $found = [];
        foreach ($keys as $key) {
            $found[] = $array->_target($key);
        }
        return $found;
    }
}

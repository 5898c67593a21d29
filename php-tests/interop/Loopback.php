<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** Addresses of this machine alone: 127.0.0.0/8, ::1 and sockets. */
final class Loopback
{
    /** A host and a port, or $port if given, at which nothing listens. */
    public static function address(Randomizer $random, ?int $port = null): string
    {
        do {
            $address = \long2ip(127 << 24 | $random->getInt(2, 0xfffffe)) . ':' . ($port ?? self::port($random));
        } while (!self::isFree($address));
        return $address;
    }

    /** One that no program takes by itself, since it is below those. */
    public static function port(Randomizer $random): int
    {
        return $random->getInt(1024, 32767);
    }

    public static function isFree(string $address): bool
    {
        return (bool) @\stream_socket_server("tcp://$address");
    }
}

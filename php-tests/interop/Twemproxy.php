<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** A nutcracker on loopback, in front of backends that are taken for Redis, since that allows any bytes in a key. */
abstract class Twemproxy extends Peer
{
    private const HASHES = [
        'crc32a', 'md5', 'fnv1a_64', 'one_at_a_time', 'crc16', 'crc32', 'fnv1_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur',
        'jenkins',
    ];

    public function missing(): ?string
    {
        return self::program('nutcracker') ? null : 'nutcracker';
    }

    public function variants(): array
    {
        $variants = [...\array_map(fn ($hash) => [$hash], self::HASHES), []];
        foreach (['{}', '$$', '}{'] as $i => $tag) {
            $variants[] = [self::HASHES[$i], $tag];
        }
        return $variants;
    }

    public function server(Randomizer $random): string
    {
        $address = match ($random->getInt(0, 3)) {
            0 => Loopback::address($random, 11211),
            1, 2 => Loopback::address($random),
            3 => "/tmp/interop-{$random->getInt(0, PHP_INT_MAX)}.sock",
        };
        // A server may have a name, which then is what counts.
        return $address . ($random->getInt(0, 2) ? '' : ' shard' . \bin2hex($random->getBytes($random->getInt(4, 8))));
    }

    public function key(Randomizer $random): string
    {
        [$open, $close] = \str_split($this->arguments[1] ?? '{}');
        $key = self::anyBytes($random);
        return match ($random->getInt(0, 4)) {
            0, 1 => $key,
            2 => \strtr($key, "\1\2\3\4", "$open$close$open$close"),
            3 => "user:$open$key$close:name",
            4 => $key . $open . $close,
        };
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return ($this->arguments[0] ?? '') === 'crc32a' ? $this->keysOfCrc32OnPoints($servers, $random) : [];
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $random = new Randomizer();
        $front = Loopback::address($random);
        [$statistics, $port] = \explode(':', Loopback::address($random));
        $addresses = [];
        foreach ($servers as $server => $weight) {
            $address = \strtok($server, ' ');
            $addresses[$server] = $address[0] === '/' ? "unix://$address" : $address;
        }
        $backends = new Backends(\array_values($addresses));
        $nutcracker = new \Daemon(
            [
                self::program('nutcracker'), '-c', 'pools', '-p', 'pid', '-a', $statistics, '-s', $port,
                '-o', 'log',
            ],
            fn () => @\stream_socket_client("tcp://$front") ? "tcp://$front" : null,
            ['pools' => $this->configuration($servers, $front)]
        );
        $found = (new Connection($nutcracker->address))->redis(\array_map(fn ($key) => ['GET', $key], $keys));
        $names = \array_flip($addresses);
        return \array_map(fn ($address) => $names[$address], $found);
    }

    /** @param array<string, int> $servers */
    private function configuration(array $servers, string $front): string
    {
        $distribution = static::DISTRIBUTION;
        [$hash, $tag] = $this->arguments + [null, null];
        $lines = "pool:\n  listen: $front\n  redis: true\n  distribution: $distribution\n  timeout: 10000\n";
        $lines .= $hash === null ? '' : "  hash: $hash\n";
        $lines .= $tag === null ? '' : "  hash_tag: '$tag'\n";
        $lines .= "  servers:\n";
        foreach ($servers as $server => $weight) {
            [$address, $name] = [...\explode(' ', $server), ''];
            $lines .= '   - ' . \rtrim("$address:$weight $name") . "\n";
        }
        return $lines;
    }
}

final class TwemproxyKetama extends Twemproxy
{
    public const SCHEME = 'twemproxy';
    public const MOST_WEIGHT = 1_000_000;
    protected const DISTRIBUTION = 'ketama';
}

final class TwemproxyModula extends Twemproxy
{
    public const SCHEME = 'twemproxyModula';
    public const MOST_WEIGHT = 1000;
    public const HAS_POINTS = false;
    protected const DISTRIBUTION = 'modula';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return [];
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** An HAProxy on a socket, as balancer and as its backend. A new one for each ring. */
abstract class HaProxy extends Peer
{
    public const MOST_WEIGHT = 256;

    protected const HASHES = ['crc32', 'sdbm', 'djb2', 'wt6'];

    public function missing(): ?string
    {
        return self::program('haproxy') ? null : 'haproxy';
    }

    /** It counts servers by their place. */
    public function server(Randomizer $random): string
    {
        return "web{$random->getInt(1, 9999)}";
    }

    public function key(Randomizer $random): string
    {
        return $random->getBytes($random->getInt(1, 40));
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $haproxy = new \Daemon(
            [self::program('haproxy'), '-db', '-q', '-f', 'configuration'],
            fn ($folder) => @\stream_socket_client("unix://$folder/front") ? "unix://$folder/front" : null,
            ['configuration' => $this->configuration($servers, $dead)]
        );
        return (new Connection($haproxy->address))->http(\array_map(\base64_encode(...), $keys));
    }

    /** What follows hash-type. */
    abstract protected function hashType(): string;

    /**
     * @param array<string, int> $servers
     * @param list<string> $dead
     */
    private function configuration(array $servers, array $dead): string
    {
        $list = '';
        foreach ($servers as $server => $weight) {
            $disabled = \in_array($server, $dead, true) ? 'disabled' : '';
            $list .= "    server $server unix@back weight $weight $disabled\n";
        }
        return <<<CONFIGURATION
            global
                maxconn 100
            defaults
                mode http
                timeout connect 10s
                timeout client 10s
                timeout server 10s
            frontend back
                bind unix@back
                http-request return status 200
            listen front
                bind unix@front
                balance hash req.hdr(key),b64dec
                hash-type {$this->hashType()}
                http-response set-header Backend %s
            $list

            CONFIGURATION;
    }
}

final class HaProxyConsistent extends HaProxy
{
    public const SCHEME = 'haproxy';
    public const HAS_POINTS = false;   // not of their names
    public const FAILS_OVER = true;

    public function variants(): array
    {
        $variants = [[]];
        foreach (self::HASHES as $hash) {
            \array_push($variants, [$hash, false], [$hash, true]);
            // As for HAProxy, a hash that is not named is another one than its name.
            $hash === 'sdbm' || $variants[] = [$hash];
        }
        return $variants;
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        if (!\in_array($this->arguments, [['crc32'], ['crc32', false]], true)) {
            return [];
        }
        $points = \array_keys($this->ring($servers)->points());
        $keys = [];
        foreach ($random->pickArrayKeys($points, \min(20, \count($points) - 1)) as $place) {
            // The nearest point counts: the border is in the middle.
            $middle = \intdiv($points[$place] + ($points[$place + 1] ?? 0xffffffff), 2);
            foreach ([$points[$place], $middle - 1, $middle, $middle + 1] as $position) {
                $keys[] = self::keyOfCrc32($position);
            }
        }
        return $keys;
    }

    protected function hashType(): string
    {
        [$hash, $avalanche] = $this->arguments + ['', null];
        return "consistent $hash" . ($avalanche ? ' avalanche' : '');
    }
}

final class HaProxyMapBased extends HaProxy
{
    public const SCHEME = 'haproxyMapBased';
    public const HAS_POINTS = false;

    public function variants(): array
    {
        $variants = [[]];
        foreach (self::HASHES as $hash) {
            \array_push($variants, [$hash], [$hash, false], [$hash, true]);
        }
        return $variants;
    }

    protected function hashType(): string
    {
        [$hash, $avalanche] = $this->arguments + ['', false];
        return "map-based $hash" . ($avalanche ? ' avalanche' : '');
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use ConsistentHash\Ring;
use ConsistentHash\Scheme;
use Random\Randomizer;

/** A real system whose ring a scheme reproduces. */
abstract class Peer
{
    /** The named constructor of the scheme. */
    public const SCHEME = '';

    /** The greatest weight that is tried; 1 where there are none. */
    public const MOST_WEIGHT = 1;

    /** Why it cannot take part on this machine; null if it can. */
    abstract public function missing(): ?string;

    /** A server as its users write it. */
    abstract public function server(Randomizer $random): string;

    /** A key that it takes. */
    abstract public function key(Randomizer $random): string;

    /**
     * Keys at the very position of a point: there a search that is off by one goes wrong, and so does a number of
     * virtual nodes.
     *
     * @param array<string, int> $servers name => weight
     * @return list<string>
     */
    abstract public function keysOnPoints(array $servers, Randomizer $random): array;

    /**
     * Its own answers.
     *
     * @param array<string, int> $servers name => weight
     * @param list<string> $keys
     * @return list<string> the server of each key
     */
    abstract public function place(array $servers, array $keys): array;

    /** @param array<string, int> $servers name => weight */
    final public function ring(array $servers): Ring
    {
        return new Ring($servers, Scheme::fromName(static::SCHEME));
    }

    /** Loads an extension, also under php -n, behind those that it may have been built with; whether it is there. */
    final protected static function load(string ...$extensions): bool
    {
        foreach ($extensions as $extension) {
            \extension_loaded($extension) || @\dl($extension);
        }
        return \extension_loaded($extension);
    }

    /**
     * The last labels of each server, and those it would have with one virtual node more or less.
     *
     * @param array<string, int> $servers label without index => weight
     * @return list<string>
     */
    final protected static function lastLabels(array $servers, int $virtualNodes): array
    {
        $labels = [];
        foreach ($servers as $label => $weight) {
            $last = (int) ($weight / \array_sum($servers) * \count($servers) * $virtualNodes);
            \array_push($labels, $label . $last - 1, $label . $last, $label . $last + 1);
        }
        return $labels;
    }

    /** A key with this CRC-32, of bytes that no peer minds. */
    final protected static function keyOfCrc32(int $crc): string
    {
        $register = $crc ^ 0xffffffff;
        for ($bit = 0; $bit < 32; $bit++) {
            $register = $register & 0x80000000 ? (($register ^ 0xedb88320) << 1 | 1) & 0xffffffff : $register << 1;
        }
        $number = 0;
        do {
            $prefix = (string) $number++;
            $key = $prefix . \pack('V', $register ^ \crc32($prefix) ^ 0xffffffff);
        } while (\preg_match('/[\0-\x20{}]/', $key));
        return $key;
    }
}

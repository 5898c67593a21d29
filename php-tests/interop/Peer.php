<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use ConsistentHash\Ring;
use ConsistentHash\Scheme;
use Random\Randomizer;

/** A real system whose placement a scheme reproduces. */
abstract class Peer
{
    /** The named constructor of the scheme. */
    public const SCHEME = '';

    /** The least weight that is tried. */
    public const LEAST_WEIGHT = 1;

    /** The greatest weight that is tried; 1 where there are none. */
    public const MOST_WEIGHT = 1;

    /** The fewest servers it takes. */
    public const FEWEST = 1;

    /** Whether servers have points of their own, of which two may be at the same position. */
    public const HAS_POINTS = true;

    /** Whether place() takes servers that are dead. */
    public const FAILS_OVER = false;

    /** @var list<mixed> the arguments of the scheme's constructor */
    protected array $arguments = [];

    /** Why it cannot take part on this machine; null if it can. */
    abstract public function missing(): ?string;

    /** @return non-empty-list<list<mixed>> the arguments that are tried; the first ones with shared points, too */
    public function variants(): array
    {
        return [[]];
    }

    /** @param list<mixed> $arguments one of the variants, for what is asked next */
    final public function choose(array $arguments): void
    {
        $this->arguments = $arguments;
    }

    /** A server as its users write it. */
    abstract public function server(Randomizer $random): string;

    /** A key that it takes. */
    abstract public function key(Randomizer $random): string;

    /**
     * Keys at the very position of a point, or of another border: there a search that is off by one goes wrong, and so
     * does a number of virtual nodes.
     *
     * @param array<string, int> $servers name => weight
     * @return list<string>
     */
    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return [];
    }

    /**
     * Whether servers share a point and it has forgotten all but one of them. If that one is dead, lookupList() goes on with
     * the next of them, as without it, and the peer does not.
     *
     * @param array<string, int> $servers name => weight
     */
    public function hasForgotten(array $servers): bool
    {
        return false;
    }

    /**
     * Its own answers.
     *
     * @param array<string, int> $servers name => weight
     * @param list<string> $keys
     * @param list<string> $dead servers that do not answer; none unless FAILS_OVER
     * @return list<?string> the server of each key; null if it gave up on the dead ones
     */
    abstract public function place(array $servers, array $keys, array $dead): array;

    /**
     * The positions it tells of keys, where it does.
     *
     * @param list<string> $keys
     * @return ?list<int>
     */
    public function positions(array $keys): ?array
    {
        return null;
    }

    final public function scheme(): Scheme
    {
        return [Scheme::class, static::SCHEME](...$this->arguments);
    }

    /** @param array<string, int> $servers name => weight */
    final public function ring(array $servers): Ring
    {
        return new Ring($servers, $this->scheme());
    }

    /** Loads an extension, also under php -n, behind those that it may have been built with; whether it is there. */
    final protected static function load(string ...$extensions): bool
    {
        foreach ($extensions as $extension) {
            \extension_loaded($extension) || @\dl($extension);
        }
        return \extension_loaded($extension);
    }

    /** The path of a program, also of those that only root has in PATH. */
    final protected static function program(string $name): ?string
    {
        foreach ([...\explode(':', (string) \getenv('PATH')), '/usr/sbin', '/usr/local/sbin'] as $folder) {
            if (\is_executable("$folder/$name")) {
                return "$folder/$name";
            }
        }
        return null;
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

    /**
     * Keys at some of the points, where a key's position is its CRC-32.
     *
     * @param array<string, int> $servers name => weight
     * @return list<string>
     */
    final protected function keysOfCrc32OnPoints(array $servers, Randomizer $random): array
    {
        return \array_map(self::keyOfCrc32(...), $random->pickArrayKeys($this->ring($servers)->points(), 20));
    }

    /**
     * Keys of which the bits 16 to 30 of the CRC-32 are zero.
     *
     * @return list<string>
     */
    final protected static function keysOfHigh15Zero(Randomizer $random): array
    {
        return \array_map(fn () => self::keyOfCrc32($random->getInt(0, 0xffffffff) & 0x8000ffff), \range(1, 5));
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

    /** Up to 40 random bytes, maybe none. */
    final protected static function anyBytes(Randomizer $random): string
    {
        return \substr($random->getBytes(40), $random->getInt(0, 40));
    }

    /** One to 40 random bytes, of which none is in $not. */
    final protected static function bytesBut(string $not, Randomizer $random): string
    {
        return \strtr($random->getBytes($random->getInt(1, 40)), $not, \str_repeat('-', \strlen($not)));
    }
}

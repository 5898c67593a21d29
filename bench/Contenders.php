<?php
/*
 * What is measured. Each contender spells out its own loop, though the loops look alike: with a shared one the JIT
 * would meet several classes at one call site, and a call through a closure would cost as much as some of the lookups.
 * In all of them the key comes out of an array and the answer goes into a variable that is returned, so that no
 * optimiser may drop it.
 */

declare(strict_types=1);

namespace ConsistentHashBench;

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

abstract class Contender
{
    abstract public function label(): string;

    /** How many servers it can take; 0 for any number. */
    public function maxServers(): int
    {
        return 0;
    }

    /** Why it cannot take part on this machine; null if it can. */
    public function missing(): ?string
    {
        return null;
    }

    /** Its own fixed number of points per server; 0 if the number can be chosen, or it has none. */
    public function ownPoints(): int
    {
        return 0;
    }

    /** The servers in the form that a user of this class would have in the configuration. */
    public function servers(array $hosts): array
    {
        return $hosts;
    }

    /** The name of the server in an answer of lookups(). */
    public function server(mixed $found): string
    {
        return $found;
    }

    /** A new ring with all servers, and its first answer: the unit of "build". */
    abstract public function build(array $servers, int $points, string $key): ?object;

    /** A ring to ask, quicker than build() where building is hopeless. */
    public function prepare(array $servers, int $points, string $key): ?object
    {
        return $this->build($servers, $points, $key);
    }

    /** Looks every key up; returns the last answer. */
    abstract public function lookups(?object $ring, array $keys): mixed;

    /** Adds a server and looks a key up. Returns false if that is not possible. */
    public function grow(object $ring, mixed $server, string $key): mixed
    {
        return false;
    }

    /** Removes the server of grow() and looks a key up, so that no work is left over. */
    public function shrink(object $ring, mixed $server, string $key): void
    {
    }
}

final class EmptyLoop extends Contender
{
    public function label(): string
    {
        return 'the loop alone';
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        return null;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $key;
        }
        return $found;
    }
}

final class Floor extends Contender
{
    public function label(): string
    {
        return 'crc32(md5($key))';
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        return null;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = \crc32(\md5($key));
        }
        return $found;
    }
}

class Extension extends Contender
{
    public function label(): string
    {
        return 'native class';
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \ConsistentHash();
        $ring->virtualPosNum = $points;
        foreach ($servers as $server) {
            $ring->addServer($server);
        }
        $ring->lookup($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->lookup($key);
        }
        return $found;
    }

    public function grow(object $ring, mixed $server, string $key): mixed
    {
        $ring->addServer($server);
        return $ring->lookup($key);
    }

    public function shrink(object $ring, mixed $server, string $key): void
    {
        $ring->removeServer($server);
        $ring->lookup($key);
    }
}

/** The same class by its array methods. */
final class ExtensionMany extends Extension
{
    public function label(): string
    {
        return 'native class, array methods';
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \ConsistentHash();
        $ring->virtualPosNum = $points;
        $ring->addServers($servers);
        $ring->lookup($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        return $ring->lookupMany($keys);
    }

    public function grow(object $ring, mixed $server, string $key): mixed
    {
        return false;
    }
}

/** The class Ring by one of its schemes; its loop meets no other class either. */
final class ExtensionRing extends Contender
{
    /**
     * @param string $name of the scheme
     * @param \Closure(int): Scheme $scheme by the number of points per server, unless it has its own
     * @param string $port behind each host
     */
    public function __construct(
        private string $name,
        private \Closure $scheme,
        private int $ownPoints = 0,
        private string $port = '',
    ) {
    }

    public function label(): string
    {
        return "Ring, $this->name";
    }

    public function ownPoints(): int
    {
        return $this->ownPoints;
    }

    public function servers(array $hosts): array
    {
        return \array_map(fn ($host) => $host . $this->port, $hosts);
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new Ring($servers, ($this->scheme)($points));
        $ring->lookup($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->lookup($key);
        }
        return $found;
    }

    public function grow(object $ring, mixed $server, string $key): mixed
    {
        return $ring->add($server)->lookup($key);
    }

    public function shrink(object $ring, mixed $server, string $key): void
    {
        $ring->remove($server)->lookup($key);
    }
}

/** The userland class, under the name that loadPolyfill() gives it. */
class Polyfill extends Contender
{
    protected const RING = 'PolyfillConsistentHash';

    public function label(): string
    {
        return 'userland class';
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new (static::RING)();
        $ring->virtualPosNum = $points;
        foreach ($servers as $server) {
            $ring->addServer($server);
        }
        $ring->lookup($key);
        return $ring;
    }

    /**
     * The userland class sorts after each server: a million points would take minutes. The same arrays, sorted once.
     */
    public function prepare(array $servers, int $points, string $key): ?object
    {
        $ring = new (static::RING)();
        $ring->virtualPosNum = $points;
        foreach ($servers as $server) {
            for ($i = 0; $i < $points; $i++) {
                $position = \sprintf('%u', \crc32(\md5("$server-$i")));
                $ring->virtualPos[$position] = $server;
                $ring->serverList[$server][] = $position;
            }
        }
        \ksort($ring->virtualPos, SORT_NUMERIC);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->lookup($key);
        }
        return $found;
    }

    public function grow(object $ring, mixed $server, string $key): mixed
    {
        $ring->addServer($server);
        return $ring->lookup($key);
    }

    public function shrink(object $ring, mixed $server, string $key): void
    {
        $ring->removeServer($server);
    }
}

/** A subclass of the native class with copies of the userland class's methods: the copies are what runs. */
final class CopiedMethods extends Polyfill
{
    protected const RING = 'CopiedConsistentHash';

    public function label(): string
    {
        return 'subclass, methods copied';
    }

    /** Enough to see that it is as slow as the userland class. */
    public function maxServers(): int
    {
        return 100;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->lookup($key);
        }
        return $found;
    }
}

final class HashRing extends Contender
{
    public function label(): string
    {
        return 'Predis HashRing';
    }

    public function ownPoints(): int
    {
        return 128;
    }

    public function missing(): ?string
    {
        return predisMissing();
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \Predis\Cluster\Distributor\HashRing();
        foreach ($servers as $server) {
            $ring->add($server);
        }
        $ring->get($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->get($key);
        }
        return $found;
    }

    public function grow(object $ring, mixed $server, string $key): mixed
    {
        $ring->add($server);
        return $ring->get($key);
    }

    public function shrink(object $ring, mixed $server, string $key): void
    {
        $ring->remove($server);
        $ring->get($key);
    }
}

final class KetamaRing extends Contender
{
    public function label(): string
    {
        return 'Predis KetamaRing';
    }

    public function ownPoints(): int
    {
        return 160;
    }

    public function missing(): ?string
    {
        return predisMissing();
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \Predis\Cluster\Distributor\KetamaRing();
        foreach ($servers as $server) {
            $ring->add($server);
        }
        $ring->get($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->get($key);
        }
        return $found;
    }

    public function grow(object $ring, mixed $server, string $key): mixed
    {
        $ring->add($server);
        return $ring->get($key);
    }

    public function shrink(object $ring, mixed $server, string $key): void
    {
        $ring->remove($server);
        $ring->get($key);
    }
}

/** php-memcached in one of its modes. */
final class PhpMemcached extends Contender
{
    /** @param array<string, mixed> $options by the names of their constants */
    public function __construct(private string $mode, private array $options, private int $ownPoints)
    {
    }

    public function label(): string
    {
        return "php-memcached $this->mode";
    }

    /** With points, libmemcached aborts the process above this (an assertion on the size of its continuum). */
    public function maxServers(): int
    {
        return $this->ownPoints ? 100 : 0;
    }

    public function ownPoints(): int
    {
        return $this->ownPoints;
    }

    public function missing(): ?string
    {
        return \class_exists('Memcached') ? null : 'the extension memcached';
    }

    public function servers(array $hosts): array
    {
        return \array_map(fn ($host) => [$host, 11211, 1], $hosts);
    }

    public function server(mixed $found): string
    {
        return "$found[host]:$found[port]";
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \Memcached();
        foreach ($this->options as $name => $value) {
            $ring->setOption(\constant("Memcached::$name"), $value);
        }
        $ring->addServers($servers);
        $ring->getServerByKey($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->getServerByKey($key);
        }
        return $found;
    }
}

final class RedisRing extends Contender
{
    public function __construct(private bool $consistent)
    {
    }

    public function label(): string
    {
        return $this->consistent ? 'RedisArray, consistent' : 'RedisArray';
    }

    public function ownPoints(): int
    {
        return $this->consistent ? 160 : 0;
    }

    public function missing(): ?string
    {
        return \class_exists('RedisArray') ? null : 'the extension redis';
    }

    public function servers(array $hosts): array
    {
        return \array_map(fn ($host) => "$host:6379", $hosts);
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \RedisArray($servers, ['consistent' => $this->consistent, 'lazy_connect' => true]);
        $ring->_target($key);
        return $ring;
    }

    public function lookups(?object $ring, array $keys): mixed
    {
        $found = null;
        foreach ($keys as $key) {
            $found = $ring->_target($key);
        }
        return $found;
    }
}

/** What has the same ring: contender => the class Ring with the scheme that reproduces it. */
const TWINS = [
    'ext' => 'ring',
    'hashring' => 'predis',
    'ketamaring' => 'predisKetama',
    'memcached' => 'libmemcached',
    'memcachedConsistent' => 'libmemcachedConsistent',
    'memcachedModula' => 'libmemcachedModula',
    'redis' => 'redisArray',
    'redisRanges' => 'redisArrayRanges',
];

/** @return array<string, Contender> in the order of the tables */
function contenders(): array
{
    return [
        'loop' => new EmptyLoop(),
        'floor' => new Floor(),
        'ext' => new Extension(),
        'many' => new ExtensionMany(),
        'ring' => new ExtensionRing('md5Crc32', fn ($points) => Scheme::md5Crc32($points)),
        'polyfill' => new Polyfill(),
        'copies' => new CopiedMethods(),
        'hashring' => new HashRing(),
        'predis' => new ExtensionRing('predis', fn () => Scheme::predis(), 128),
        'ketamaring' => new KetamaRing(),
        'predisKetama' => new ExtensionRing('predisKetama', fn () => Scheme::predisKetama(), 160),
        'memcached' => new PhpMemcached('ketama', ['OPT_LIBKETAMA_COMPATIBLE' => true], 160),
        'libmemcached' => new ExtensionRing('libmemcached', fn () => Scheme::libmemcached(), 160, ':11211'),
        // DISTRIBUTION_CONSISTENT.
        'memcachedConsistent' => new PhpMemcached('consistent', ['OPT_DISTRIBUTION' => 1], 100),
        'libmemcachedConsistent' =>
            new ExtensionRing('libmemcachedConsistent', fn () => Scheme::libmemcachedConsistent(), 100, ':11211'),
        'memcachedModula' => new PhpMemcached('modula', [], 0),
        'libmemcachedModula' => new ExtensionRing('libmemcachedModula', fn () => Scheme::libmemcachedModula(), 0, ':11211'),
        'redis' => new RedisRing(true),
        'redisArray' => new ExtensionRing('redisArray', fn () => Scheme::redisArray(), 160, ':6379'),
        'redisRanges' => new RedisRing(false),
        'redisArrayRanges' => new ExtensionRing('redisArrayRanges', fn () => Scheme::redisArrayRanges(), 0, ':6379'),
    ];
}

/** @return list<Scheme> one for each hash of keys, and for each way to prepare a key */
function hashes(): array
{
    $fnv = ['fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32'];
    $memcached = ['default', 'md5', 'crc', ...$fnv, 'hsieh', 'murmur', 'jenkins', 'murmur3'];
    $redis = [null, 'md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'fnv164', 'fnv1a64', 'joaat', 'murmur3a', 'xxh32'];
    return [
        Scheme::md5Crc32(160),
        Scheme::time33(),
        Scheme::modulo(),
        ...\array_map(Scheme::libmemcachedModula(...), $memcached),
        Scheme::memcache(),
        Scheme::memcacheStandard('fnv'),
        ...\array_map(Scheme::redisArrayRanges(...), $redis),
        Scheme::redisCluster(),
        Scheme::mediaWikiMemcached(),
        Scheme::mediaWikiHashRing(),
        Scheme::twemproxyModula('crc16'),
        Scheme::twemproxyModula(hashTag: '{}'),
        ...\array_map(Scheme::haproxyMapBased(...), ['sdbm', 'djb2', 'wt6']),
        Scheme::haproxyMapBased('crc32', true),
        Scheme::credis(),
        Scheme::md5Times31(),
        Scheme::md5Times31(true),
    ];
}

function predisMissing(): ?string
{
    if (!\class_exists('Predis\Autoloader', false)) {
        foreach (['/usr/share/php/Predis/autoload.php', __DIR__ . '/../vendor/predis/predis/autoload.php'] as $file) {
            if (\is_file($file)) {
                require_once $file;
                break;
            }
        }
    }
    // Asked for here, so that no measurement pays for the autoloader.
    return \class_exists('Predis\Cluster\Distributor\KetamaRing') ? null : 'Predis';
}

/**
 * Loads the polyfill as \PolyfillConsistentHash, beside the extension's \ConsistentHash, and its methods in a subclass of
 * that, \CopiedConsistentHash.
 *
 * From files: opcache and the JIT leave eval'd code alone.
 */
function loadPolyfill(string $folder): void
{
    $source = \file_get_contents(__DIR__ . '/../php/polyfill/ConsistentHash.php');
    foreach (['Polyfill' => '', 'Copied' => ' extends ConsistentHash'] as $prefix => $parent) {
        $file = "$folder/{$prefix}ConsistentHash.php";
        if (!\is_file($file)) {
            \file_put_contents($file, \preg_replace(
                ['/(?<=class_exists\(\')(?=ConsistentHash\b)/', '/(?<=class )(ConsistentHash)\b/'],
                [$prefix, "$prefix$1$parent"],
                $source,
            ));
        }
        require_once $file;
    }

    $native = new \ReflectionClass('ConsistentHash');
    if ($native->getExtensionName() !== 'consistent_hash') {
        throw new \RuntimeException('ConsistentHash is not the class of the extension');
    }
    $polyfill = new \ReflectionClass('PolyfillConsistentHash');
    if (!$polyfill->isUserDefined() || $polyfill->getParentClass()) {
        throw new \RuntimeException('PolyfillConsistentHash is not the polyfill');
    }
    $copy = new \ReflectionMethod('CopiedConsistentHash', 'lookup');
    if (!$copy->isUserDefined() || !\is_subclass_of('CopiedConsistentHash', 'ConsistentHash')) {
        throw new \RuntimeException('CopiedConsistentHash is not a subclass with methods of its own');
    }
}

<?php
/*
 * What is measured. Each contender spells out its own loop, though the loops look alike: with a shared one the JIT
 * would meet several classes at one call site, and a call through a closure would cost as much as some of the lookups.
 * In all of them the key comes out of an array and the answer goes into a variable that is returned, so that no
 * optimiser may drop it.
 */

declare(strict_types=1);

namespace ConsistentHashBench;

abstract class Contender
{
    /** Points that it puts on the ring for a server whatever it is asked for; 0 where it can be told. */
    public const OWN_POINTS = 0;

    /** How many servers it can take; 0 for any number. */
    public const MAX_SERVERS = 0;

    abstract public function label(): string;

    /** Why it cannot take part on this machine; null if it can. */
    public function missing(): ?string
    {
        return null;
    }

    /** The servers in the form that a user of this class would have in the configuration. */
    public function servers(array $hosts): array
    {
        return $hosts;
    }

    /** A new ring with all servers, and its first answer: the unit of "build". */
    abstract public function build(array $servers, int $points, string $key): ?object;

    /** A ring to ask, quicker than build() where building is hopeless. */
    public function prepare(array $servers, int $points, string $key): ?object
    {
        return $this->build($servers, $points, $key);
    }

    /** Looks every key up; the last answer. */
    abstract public function lookups(?object $ring, array $keys): mixed;

    /** One more server and an answer. Returns false where that is not possible. */
    public function grow(object $ring, mixed $server, string $key): mixed
    {
        return false;
    }

    /** Takes the server of grow() away again, and asks, so that nothing is left to do. */
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
        return 'extension';
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
        return 'ext., array methods';
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

/** The userland class, under the name that loadPolyfill() gives it. */
final class Polyfill extends Contender
{
    public function label(): string
    {
        return 'polyfill';
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \PolyfillConsistentHash();
        $ring->virtualPosNum = $points;
        foreach ($servers as $server) {
            $ring->addServer($server);
        }
        $ring->lookup($key);
        return $ring;
    }

    /**
     * The polyfill sorts after each server: a million points would take minutes. The same arrays, sorted once.
     */
    public function prepare(array $servers, int $points, string $key): ?object
    {
        $ring = new \PolyfillConsistentHash();
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

final class HashRing extends Contender
{
    public function label(): string
    {
        return 'Predis HashRing';
    }

    public function missing(): ?string
    {
        return predisMissing();
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \Predis\Cluster\Distributor\HashRing($points);
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

    public function missing(): ?string
    {
        return predisMissing();
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = self::ring($points);
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

    /** Its number of points is a constant that a subclass may set. It makes four at a time: 5 become 4. */
    private static function ring(int $points): object
    {
        return match ($points) {
            5 => new class extends \Predis\Cluster\Distributor\KetamaRing {
                public const DEFAULT_REPLICAS = 5;
            },
            64 => new class extends \Predis\Cluster\Distributor\KetamaRing {
                public const DEFAULT_REPLICAS = 64;
            },
            100 => new class extends \Predis\Cluster\Distributor\KetamaRing {
                public const DEFAULT_REPLICAS = 100;
            },
            160 => new \Predis\Cluster\Distributor\KetamaRing(),
        };
    }
}

final class Ketama extends Contender
{
    public const OWN_POINTS = 160;

    /** libmemcached aborts the process above this (an assertion on the size of its continuum). */
    public const MAX_SERVERS = 100;

    public function label(): string
    {
        return 'php-memcached ketama';
    }

    public function missing(): ?string
    {
        return \class_exists('Memcached') ? null : 'the extension memcached';
    }

    public function servers(array $hosts): array
    {
        return \array_map(fn ($host) => [$host, 11211, 1], $hosts);
    }

    public function build(array $servers, int $points, string $key): ?object
    {
        $ring = new \Memcached();
        $ring->setOption(\Memcached::OPT_LIBKETAMA_COMPATIBLE, true);
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
    public const OWN_POINTS = 160;

    public function label(): string
    {
        return 'RedisArray';
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
        $ring = new \RedisArray($servers, ['consistent' => true, 'lazy_connect' => true]);
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

/** @return array<string, Contender> in the order of the tables */
function contenders(): array
{
    return [
        'loop' => new EmptyLoop(),
        'floor' => new Floor(),
        'ext' => new Extension(),
        'many' => new ExtensionMany(),
        'polyfill' => new Polyfill(),
        'hashring' => new HashRing(),
        'ketamaring' => new KetamaRing(),
        'memcached' => new Ketama(),
        'redis' => new RedisRing(),
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
 * Loads the polyfill as \PolyfillConsistentHash, beside the extension's \ConsistentHash.
 *
 * From a file: opcache and the JIT leave eval'd code alone.
 */
function loadPolyfill(string $folder): void
{
    $file = "$folder/PolyfillConsistentHash.php";
    if (!\is_file($file)) {
        $source = \file_get_contents(__DIR__ . '/../php/polyfill/ConsistentHash.php');
        $source = \preg_replace('/(?<=class_exists\(\'|class )(?=ConsistentHash\b)/', 'Polyfill', $source);
        \file_put_contents($file, $source);
    }
    require_once $file;

    $native = new \ReflectionClass('ConsistentHash');
    if ($native->getExtensionName() !== 'consistent_hash') {
        throw new \RuntimeException('ConsistentHash is not the class of the extension');
    }
    $polyfill = new \ReflectionClass('PolyfillConsistentHash');
    if (!$polyfill->isUserDefined() || $polyfill->getParentClass()) {
        throw new \RuntimeException('PolyfillConsistentHash is not the polyfill');
    }
}

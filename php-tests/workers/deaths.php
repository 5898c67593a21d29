<?php
/*
 * Requests that die inside a method. Without strict types, so that arguments are converted as they mostly are.
 */

namespace Workers;

use ConsistentHash;
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/** How a request dies, and what it says then. */
const DEATHS = [
    'exit' => '/^begun\n$/D',
    'exception' => '/^begun\n.*Fatal error: Uncaught Exception: trap/s',
    'error' => '/^begun\n.*Fatal error: trap/s',
    'memory' => '/^begun\n.*Fatal error: Allowed memory size of \d+ bytes exhausted/s',
    'time' => '/^begun\n.*Fatal error: Maximum execution time of 1 second exceeded/s',
];

/**
 * Where PHP code runs inside the methods:
 *
 *   override   in an overridden cHash()
 *   string     in __toString() of an argument
 *   handler    in the error handler, called for a deprecated argument
 *
 * @return array<string, array<string, array{string, \Closure}>> class => method => places, and the call, which takes an
 *     object and the odd one of its arguments
 */
function methods(): array
{
    return [
        'ConsistentHash' => [
            'cHash' => ['string handler', fn ($ring, $key) => $ring->cHash($key)],
            'addServer' => ['override handler', fn ($ring, $server) => $ring->addServer($server ?? 1.5)],
            'removeServer' => ['handler', fn ($ring, $server) => $ring->removeServer($server ?? 1.5)],
            'lookup' => ['override string handler', fn ($ring, $key) => $ring->lookup($key)],
            'addServers' => ['override handler', fn ($ring, $server) => $ring->addServers(['one', $server ?? 1.5])],
            'lookupMany' => ['override string handler', fn ($ring, $key) => $ring->lookupMany(['one', $key])],
            'lookupList' => ['override string handler', fn ($ring, $key) => $ring->lookupList($key, 3)],
        ],
        Ring::class => [
            'add' => ['string handler', fn ($ring, $server) => $ring->add($server)],
            'remove' => ['string handler', fn ($ring, $server) => $ring->remove($server)],
            'has' => ['string handler', fn ($ring, $server) => $ring->has($server)],
            'weight' => ['string handler', fn ($ring, $server) => $ring->weight($server)],
            'lookup' => ['string handler', fn ($ring, $key) => $ring->lookup($key)],
            'lookupMany' => ['string handler', fn ($ring, $key) => $ring->lookupMany(['one', $key])],
            'lookupList' => ['string handler', fn ($ring, $key) => $ring->lookupList($key, 3)],
            'group' => ['string handler', fn ($ring, $key) => $ring->group(['one', $key])],
        ],
        Scheme::class => [
            '__construct' => ['string handler', fn ($ring, $hash) => new Scheme($hash)],
            'fromName' => ['string handler', fn ($ring, $name) => Scheme::fromName($name)],
        ],
    ];
}

/**
 * What takes memory inside the methods, of a ring that is not built yet.
 *
 * @return array<string, array<string, \Closure>> class => method => the call
 */
function allocations(): array
{
    $keys = \range(1, 10_000);
    $servers = \range(1, 10_000);
    return [
        'ConsistentHash' => [
            'addServer' => fn ($ring) => $ring->addServer('new') && $ring->lookup('key'),
            'removeServer' => fn ($ring) => $ring->lookup('key') && $ring->removeServer(servers(0)[0]) && $ring->lookup('key'),
            'lookup' => fn ($ring) => $ring->lookup('key'),
            'addServers' => fn ($ring) => $ring->addServers($servers),
            'lookupMany' => fn ($ring) => $ring->lookupMany($keys),
            'lookupList' => fn ($ring) => $ring->lookupList('key', 3),
            'virtualPos' => fn ($ring) => $ring->virtualPos,
            'serverList' => fn ($ring) => $ring->serverList,
            'clone' => fn ($ring) => (clone $ring)->virtualPos,
            'serialize' => fn ($ring) => \serialize($ring),
        ],
        Ring::class => [
            '__construct' => fn () => new Ring(\array_map('strval', $servers)),
            'add' => fn ($ring) => $ring->add('new')->lookup('key'),
            'remove' => fn ($ring) => [$ring->lookup('key'), $ring->remove(servers(0)[0])->lookup('key')],
            'lookup' => fn ($ring) => $ring->lookup('key'),
            'lookupMany' => fn ($ring) => $ring->lookupMany($keys),
            'lookupList' => fn ($ring) => $ring->lookupList('key', 3),
            'group' => fn ($ring) => $ring->group($keys),
            'points' => fn ($ring) => $ring->points(),
            'shares' => fn ($ring) => $ring->shares(),
            'movement' => fn ($ring) => $ring->movement((clone $ring)->add('new')),
            '__serialize' => fn () => \serialize(new Ring(\array_map('strval', $servers))),
        ],
        Scheme::class => [
            'identify' => fn ($ring) => Scheme::identify($ring->servers(), ['key' => servers(0)[0]]),
        ],
    ];
}

/** What a ring of an impossible size says. */
const TOO_LARGE = '/^begun\n.*Fatal error: (Allowed memory size of \d+ bytes exhausted|Uncaught ValueError)/s';

/**
 * What no machine has the memory for.
 *
 * @return array<string, array<string, \Closure>> class => method => the call
 */
function impossible(): array
{
    $huge = function (int $weight): void {
        (new Ring(['huge' => $weight], new Scheme(virtualNodes: 16_777_216)))->lookup('key');
    };
    return [
        'ConsistentHash' => [
            'addServer' => function () {
                $ring = new ConsistentHash();
                $ring->virtualPosNum = 2_000_000_000;
                $ring->addServer('huge');
                $ring->lookup('key');
            },
        ],
        Ring::class => [
            'weight 100' => fn () => $huge(100),
            'weight 1000000' => fn () => $huge(1_000_000),
        ],
    ];
}

/**
 * What takes long without PHP code.
 *
 * @return array<string, array<string, \Closure>> class => method => the call
 */
function computations(): array
{
    $servers = fn (int $count) => \array_map(fn ($i) => "10.0.0.$i", \range(1, $count));
    $modulo = fn (int $count) => new Ring($servers($count), Scheme::modulo());
    return [
        Ring::class => [
            'movement' => fn () => $modulo(50_000)->movement($modulo(49_999)),
            'movement to modulo' => fn () => (new Ring($servers(5_000), Scheme::crc32(1)))->movement($modulo(10_000)),
        ],
        Scheme::class => [
            'identify' => function () use ($servers) {
                $ring = new Ring($servers(200), Scheme::crc32(100));
                Scheme::identify($ring->servers(), $ring->lookupMany(\array_combine(\range(1, 60_000), \range(1, 60_000))));
            },
        ],
    ];
}

/** Runs a method that takes longer than it may. */
function run_out_of_time(string $class, string $method): void
{
    $call = computations()[$class][$method];
    \ini_set('memory_limit', '2G');
    \set_time_limit(1);
    echo "begun\n";
    $call();
    echo "survived\n";
}

/** How the requests die here at the moment: a key of DEATHS; '' for not. */
final class Trap implements \Stringable
{
    public static string $death = '';

    public static function spring(): void
    {
        $death = self::$death;
        self::$death = '';
        match ($death) {
            '' => null,
            'exit' => exit,
            'exception' => throw new \Exception('trap'),
            'error' => \trigger_error('trap', \E_USER_ERROR),
            'memory' => \str_repeat('x', 1 << 40),
            'time' => self::spin(),
        };
    }

    public function __toString(): string
    {
        self::spring();
        return 'crc32';
    }

    private static function spin(): never
    {
        \set_time_limit(1);
        for (;;);
    }
}

/** @return list<array<string, string>> the requests of `die_in_callback()` that die at once */
function deaths(): array
{
    $deaths = [];
    foreach (methods() as $class => $methods) {
        foreach ($methods as $method => [$places]) {
            foreach (\explode(' ', $places) as $place) {
                foreach (['exit', 'exception', 'error', 'memory'] as $death) {
                    $deaths[] = \compact('class', 'method', 'place', 'death');
                }
            }
        }
    }
    return $deaths;
}

/** Dies in a method of an object that is in use. */
function die_in_callback(string $class, string $method, string $place, string $death, int $id): void
{
    $ring = match (true) {
        $place === 'override' => new class () extends ConsistentHash {
            public function cHash($str)
            {
                // In the midst of a server's virtual nodes.
                if (\preg_match('/^key$|-2$/D', $str)) {
                    Trap::spring();
                }
                return parent::cHash($str);
            }
        },
        $class === 'ConsistentHash' => new ConsistentHash(),
        default => new Ring(),
    };
    foreach (servers($id) as $server) {
        $ring instanceof Ring ? $ring->add($server) : $ring->addServer($server);
    }
    $ring->lookup('before');
    // What runs when the request has died may go on with the object.
    \register_shutdown_function(fn () => $ring->lookup('after'));
    if ($place === 'handler') {
        \set_error_handler(function () {
            Trap::spring();
            return true;
        });
    }
    echo "begun\n";
    Trap::$death = $death;
    methods()[$class][$method][1]($ring, ['override' => 'key', 'string' => new Trap(), 'handler' => null][$place]);
    echo "survived\n";
}

/** Runs a method with so many bytes of memory left: it dies there, or there was enough. */
function run_with_little_memory(string $class, string $method, int $room): void
{
    $call = allocations()[$class][$method];
    if ($class === 'ConsistentHash') {
        $ring = new ConsistentHash();
        $ring->virtualPosNum = 10_000;
        $ring->addServers(servers(0));
    } else {
        $ring = new Ring(servers(0), Scheme::crc32(10_000));
    }
    // No chunk of PHP's allocator more than there are, and what is free in them filled up.
    $limit = \memory_get_usage(true);
    \ini_set('memory_limit', (string) $limit);
    for ($fill = []; $limit - \memory_get_usage() > $room + 20_000;) {
        $fill[] = \str_repeat('x', 20_000);
    }
    echo "begun\n";
    $call($ring);
    echo "survived\n";
}

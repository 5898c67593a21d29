<?php
/*
 * Interop test: random rings, built by the extension and by the real systems that its schemes reproduce. Every key must
 * be on the same server.
 *
 *   php -n -d extension=modules/consistent_hash.so php-tests/interop/run.php [OPTION...] [PEER...]
 *
 *   PEER              a named constructor of Scheme, such as libmemcached (default: all that have a peer)
 *   --seed N          other rings (default: a random one, which is printed)
 *   --seconds N       for how long in total (default 30)
 *   --only N          just the ring of that number
 *   --allow-missing   goes on without the peers that are not installed
 *
 * Exit code 0: no difference; 1: a difference, or a peer that was not compared; 2: there is nothing to compare.
 *
 * Debian's packages for it: php8.2-memcache, php8.2-memcached, php8.2-redis (of the PHP at hand), php-predis, nginx-light,
 * nutcracker, haproxy, redis-server, mediawiki-classes. Whatever listens does so on addresses of this machine alone.
 */

declare(strict_types=1);

namespace ConsistentHashInterop;

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/../../examples/inc/Daemon.php';
foreach (
    [
        'Peer', 'Rings', 'Loopback', 'Connection', 'Backends',
        'Libmemcached', 'Memcache', 'RedisArray', 'Predis', 'Nginx', 'Twemproxy', 'HaProxy', 'RedisCluster', 'MediaWiki',
    ] as $file
) {
    require __DIR__ . "/$file.php";
}

// All but deprecations: what Predis does is not for us to mend.
\error_reporting(E_ALL & ~E_DEPRECATED);

/**
 * How many keys a peer and the scheme place alike; exits at the first difference.
 *
 * @param array<string, int> $servers
 * @param non-empty-list<string> $keys
 * @param list<string> $dead servers
 */
function compare(Peer $peer, array $servers, array $keys, array $dead, string $repeat): int
{
    $ring = $peer->ring($servers);
    $scheme = $ring->scheme();
    $answers = ['server' => $peer->place($servers, $keys, []), 'position' => $peer->positions($keys)];
    $many = $ring->lookupMany($keys);
    if ($dead) {
        $answers['server without the dead ones'] = $peer->place($servers, $keys, $dead);
    }
    $placements = 0;
    foreach (\array_filter($answers) as $what => $theirs) {
        foreach ($keys as $i => $key) {
            $their = $theirs[$i];
            if ($their === null && $what === 'server without the dead ones') {
                continue;   // The peer gave up.
            }
            $ours = match ($what) {
                'server' => ['lookup()' => $ring->lookup($key), 'lookupMany()' => $many[$i]],
                'position' => ['position()' => $scheme->position($key)],
                default => ['lookupList()' => firstAlive($ring->lookupList($key, \count($servers)), $dead)],
            };
            foreach (\array_filter($ours, fn ($our) => $our !== $their) as $method => $our) {
                echo "DIFFERENCE: $scheme, key \"", \addcslashes($key, "\0..\37\"\$\\\177..\377"), "\": the $what is\n",
                    '    ', $their ?? 'none', " by the peer\n    $our by $method\n",
                    'of the servers ', \var_export($servers, true), $dead ? ', dead ' . \var_export($dead, true) : '',
                    "\nTo repeat it: $repeat\n";
                exit(1);
            }
            $placements++;
        }
    }
    return $placements;
}

/**
 * @param list<string> $servers
 * @param list<string> $dead
 */
function firstAlive(array $servers, array $dead): ?string
{
    foreach ($servers as $server) {
        if (!\in_array($server, $dead, true)) {
            return $server;
        }
    }
    return null;
}

[$options, $chosen] = \command_line(__FILE__, most: PHP_INT_MAX);
$seed = (string) ($options['seed'] ?? \random_int(1, 999999));
$peers = [];
foreach (
    [
        new LibmemcachedModula(), new LibmemcachedConsistent(), new LibmemcachedKetama(),
        new MemcacheConsistent(), new MemcacheStandard(),
        new RedisArrayRanges(), new RedisArrayConsistent(), new PredisHashRing(), new PredisKetamaRing(), new RedisCluster(),
        new NginxConsistent(), new NginxModulo(), new TwemproxyKetama(), new TwemproxyModula(),
        new HaProxyConsistent(), new HaProxyMapBased(), new MediaWikiMemcached(), new MediaWikiHashRing(),
    ] as $peer
) {
    $peers[$peer::SCHEME] = $peer;
}
$chosen = $chosen ?: \array_keys($peers);

if ($unknown = \array_diff($chosen, \array_keys($peers))) {
    \fwrite(STDERR, 'No such peer: ' . \implode(', ', $unknown) . "\n");
    exit(2);
}
if (!\class_exists('ConsistentHash\Ring')) {
    \fwrite(STDERR, "The extension consistent_hash is not loaded. Use -d extension=modules/consistent_hash.so\n");
    exit(2);
}

echo "interop: seed $seed, PHP ", PHP_VERSION, "\n";
$status = 0;
foreach ($chosen as $name) {
    $missing = $peers[$name]->missing();
    if ($missing !== null) {
        echo "$name: not compared, since $missing is not installed\n";
        $status |= isset($options['allow-missing']) ? 0 : 1;
        continue;
    }
    $rings = new Rings($peers[$name], $seed);
    $start = \microtime(true);
    $until = $start + ($options['seconds'] ?? 30) / \count($chosen);
    $number = (int) ($options['only'] ?? 0);
    $placements = $count = 0;
    do {
        $repeat = "--seed $seed --only $number $name";
        try {
            $placements += compare($peers[$name], ...$rings->ring($number), repeat: $repeat);
        } catch (\Throwable $error) {
            echo "$error\nTo repeat it: $repeat\n";
            exit(1);
        }
        $number++;
        $count++;
    } while (!isset($options['only']) && ($number < $rings->always() || \microtime(true) < $until));
    \printf("%s: %d placements on %d rings, 0 differences (%.1f s)\n", $name, $placements, $count, \microtime(true) - $start);
}
exit($status);

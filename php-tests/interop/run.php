<?php
/*
 * Interop test: random rings, built by the extension and by the real systems that its schemes reproduce. Every key must
 * be on the same server.
 *
 *   php -n -d extension=modules/consistent_hash.so php-tests/interop/run.php [options] [PEER...]
 *
 *   PEER              libmemcached, redisArray, predis, predisKetama or nginx (default: all of them)
 *   --seed N          other rings (default: a random one, which is printed)
 *   --seconds S       for how long in total (default 10)
 *   --only N          just the ring of that number
 *   --allow-missing   goes on without the peers that are not installed
 *
 * Exit code 0: no difference; 1: a difference, or a peer that was not compared; 2: there is nothing to compare.
 *
 * Debian's packages for it: php8.2-memcached, php8.2-redis (of the PHP at hand), php-predis, nginx.
 */

declare(strict_types=1);

namespace ConsistentHashInterop;

require __DIR__ . '/Peer.php';
require __DIR__ . '/Libmemcached.php';
require __DIR__ . '/RedisArray.php';
require __DIR__ . '/Predis.php';
require __DIR__ . '/Nginx.php';
require __DIR__ . '/Rings.php';

// All but deprecations: what Predis does is not for us to mend.
\error_reporting(E_ALL & ~E_DEPRECATED);

/**
 * How many keys a peer and the scheme place alike; exits at the first difference.
 *
 * @param array<string, int> $servers
 * @param non-empty-list<string> $keys
 */
function compare(Peer $peer, array $servers, array $keys, string $repeat): int
{
    $ring = $peer->ring($servers);
    $theirs = $peer->place($servers, $keys);
    $many = $ring->lookupMany($keys);
    foreach ($keys as $i => $key) {
        $lookup = $ring->lookup($key);
        if ($lookup !== $theirs[$i] || $many[$i] !== $theirs[$i]) {
            echo 'DIFFERENCE: the key "', \addcslashes($key, "\0..\37\"\$\\\177..\377"), "\" is on\n",
                "    $theirs[$i] by the peer\n    $lookup by lookup()\n    $many[$i] by lookupMany()\n",
                'of the servers ', \var_export($servers, true), "\nTo repeat it: $repeat\n";
            exit(1);
        }
    }
    return \count($keys);
}

$options = \getopt('', ['seed:', 'seconds:', 'only:', 'allow-missing'], $rest);
$seed = (string) ($options['seed'] ?? \random_int(1, 999999));
$peers = [];
foreach ([new Libmemcached(), new RedisArray(), new PredisHashRing(), new PredisKetamaRing(), new Nginx()] as $peer) {
    $peers[$peer::SCHEME] = $peer;
}
$chosen = \array_slice($argv, $rest) ?: \array_keys($peers);

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
    $until = \microtime(true) + ($options['seconds'] ?? 10) / \count($chosen);
    $number = (int) ($options['only'] ?? 0);
    $placements = $count = 0;
    do {
        $placements += compare($peers[$name], ...$rings->ring($number), repeat: "--seed $seed --only $number $name");
        $number++;
        $count++;
    } while (!isset($options['only']) && ($number < Rings::ALWAYS || \microtime(true) < $until));
    echo "$name: $placements placements on $count rings, 0 differences\n";
}
exit($status);

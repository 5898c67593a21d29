<?php
/*
 * php-fpm behind nginx under load: its children build rings and ask them, and some requests die on purpose. Every response
 * is right, the children stay as large as they were, and find most rings in their cache.
 *
 *   php -n php-tests/workers/load.php [OPTION...] MODULE NGINX FPM [-- PHP-OPTION...]
 *
 *   --seconds N    how long the load lasts (default: 10)
 *   --children N   of php-fpm (default: 2)
 *   --seed N       other requests (default: random ones)
 *
 * MODULE is the extension, NGINX and FPM are the binaries. The load comes from as many client processes as there are
 * children.
 */

declare(strict_types=1);

namespace Workers;

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/Tally.php';
require __DIR__ . '/FastCgi.php';
require __DIR__ . '/Http.php';
require __DIR__ . '/Server.php';
require __DIR__ . '/rings.php';
require __DIR__ . '/deaths.php';

/** The rings that the requests choose from, and a cache with room for most of them. */
const RINGS = 50;
const CACHE = '64K';

/** One request in so many dies. */
const DIES = 50;

/** KiB by which a child that has served for a while may still grow. */
const GROWTH = 1024;

/** A client: asks for some time, and prints what came of it. */
function ask(string $address, int $seed, float $seconds): void
{
    \mt_srand($seed);
    $server = new Http($address);
    $expected = \array_map(answers(...), \range(0, RINGS - 1));
    $deaths = deaths();
    $said = ['requests' => 0, 'deaths' => 0, 'wrong' => []];
    $end = \microtime(true) + $seconds;
    while (\microtime(true) < $end && \count($said['wrong']) < 3) {
        $said['requests']++;
        $ring = \mt_rand(0, RINGS - 1);
        if (\mt_rand(1, DIES) === 1) {
            $said['deaths']++;
            $request = ['ring' => $ring] + $deaths[\mt_rand(0, \count($deaths) - 1)];
            $body = $server->request(\http_build_query($request));
            $right = \preg_match(DEATHS[$request['death']], (string) $body) === 1;
        } else {
            $request = ['ring' => $ring];
            $body = $server->request(\http_build_query($request));
            $right = (\json_decode((string) $body, true)['answers'] ?? null) === $expected[$ring];
        }
        if (!$right) {
            $said['wrong'][] = \json_encode($request) . " answers: $body";
        }
    }
    echo \json_encode($said, \JSON_INVALID_UTF8_SUBSTITUTE);
}

/**
 * Runs a client for each child.
 *
 * @return array{requests: int, deaths: int, wrong: list<string>}
 */
function load(string $address, int $clients, int $seed, float $seconds): array
{
    $processes = $pipes = [];
    for ($i = 0; $i < $clients; $i++) {
        $command = [\PHP_BINARY, '-n', __FILE__, 'client', $address, (string) ($seed + $i), (string) $seconds];
        $processes[] = \proc_open($command, [1 => ['pipe', 'w']], $pipes[]);
    }
    $sum = ['requests' => 0, 'deaths' => 0, 'wrong' => []];
    foreach ($processes as $i => $process) {
        $output = \stream_get_contents($pipes[$i][1]);
        $said = \json_decode($output, true) ?? ['requests' => 0, 'deaths' => 0, 'wrong' => ["a client ended: $output"]];
        $sum['requests'] += $said['requests'];
        $sum['deaths'] += $said['deaths'];
        \array_push($sum['wrong'], ...$said['wrong']);
        \proc_close($process);
    }
    return $sum;
}

/** The resident size of a process in KiB. */
function resident(int $process): int
{
    \preg_match('/^VmRSS:\s*(\d+) kB$/m', (string) @\file_get_contents("/proc/$process/status"), $match);
    return (int) ($match[1] ?? 0);
}

/** The caches of the children: a connection goes to any of them, so ask until each has answered. */
function caches(Fpm $server, int $children): array
{
    for ($tries = 0, $caches = []; \count($caches) < $children && $tries < 1000; $tries++) {
        $said = \json_decode((string) $server->connect()->request('ring=0'), true);
        $caches[$said['pid'] ?? 0] = $said['cache'] ?? [];
    }
    return $caches;
}

if (($argv[1] ?? '') === 'client') {
    ask($argv[2], (int) $argv[3], (float) $argv[4]);
    exit;
}

[$given, $arguments] = \command_line(__FILE__, least: 3, most: PHP_INT_MAX);
['seconds' => $seconds, 'children' => $children, 'seed' => $seed] = $given + ['seconds' => 10, 'children' => 2, 'seed' => \random_int(1, 999_999)];
[$module, $nginx, $fpm] = $arguments;

$options = [...\array_slice($arguments, 3), ...options($module, CACHE)];
$server = new Fpm($fpm, $options, (int) $children);
$front = new Nginx($nginx, $server);
$workers = $server->workers();
$tally = new Tally();

// The first fifth of the time fills the caches.
$warm = load($front->address(), (int) $children, (int) $seed, $seconds / 5);
$before = \array_map(resident(...), $workers);
$load = load($front->address(), (int) $children, $seed + $children, $seconds * 4 / 5);
$growth = \array_map(fn ($worker, $size) => resident($worker) - $size, $workers, $before);

foreach ([...$warm['wrong'], ...$load['wrong']] as $wrong) {
    $tally->check(false, $wrong);
}
$requests = $warm['requests'] + $load['requests'];
$tally->check($requests > 20 * $seconds, 'more than 20 requests a second');
$tally->check($server->workers() === $workers, "the same children serve to the end:\n" . $server->log() . $front->log());
foreach ($workers as $i => $worker) {
    $tally->check($growth[$i] <= GROWTH, "child $worker grew from $before[$i] by $growth[$i] KiB");
}
$caches = caches($server, (int) $children);
foreach ($caches as ['hits' => $hits, 'misses' => $misses]) {
    $tally->check($hits > $misses, "a cache found $hits rings and did not find $misses");
}
$hits = \array_sum(\array_column($caches, 'hits'));
$misses = \array_sum(\array_column($caches, 'misses'));
\printf(
    "%s requests in %d s, %s of them died; children of %s KiB grew by %s KiB; %.1f %% of the rings came from the cache (seed %d)\n",
    \number_format($requests),
    $seconds,
    \number_format($warm['deaths'] + $load['deaths']),
    \implode(', ', $before),
    \implode(', ', $growth),
    $hits / ($hits + $misses) * 100,
    $seed
);
$tally->finish();

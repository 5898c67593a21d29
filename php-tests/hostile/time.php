<?php
/*
 * max_execution_time holds in every method that can take long: PHP ends the script with its ordinary error, as soon as the
 * time is over, and shutdown functions run. Each is asked, in a process of its own, to do more than it has time for.
 *
 *   php -n php-tests/hostile/time.php MODULE [METHOD]
 */

declare(strict_types=1);

require __DIR__ . '/Child.php';
require __DIR__ . '/../workers/Tally.php';

/** Seconds in which each ends, on a slow machine. */
const PATIENCE = 60;

/** Seconds of CPU time that each has, and those after which PHP kills a script that does not end. */
const LIMIT = 1;
const HARD_LIMIT = 2;

const PRELUDE = <<<'END'
    use ConsistentHash\{Ring, Scheme};
    function text(int $kilobytes): string { return str_repeat('x', $kilobytes << 10); }
    function names(int $count): array { return array_map('strval', range(1, $count)); }
    function drop_in(): ConsistentHash { $ring = new ConsistentHash(); $ring->addServers(['a', 'b']); return $ring; }
    // The labels are some gigabytes.
    function slow(): Ring { return new Ring([text(1024)], new Scheme('md5-crc32', '{index}{server}', 0, 5_000)); }
    register_shutdown_function(fn () => fwrite(fopen('php://fd/3', 'w'), 'ended'));

    END;

/* method => [what comes before, the call] */
const METHODS = [
    'Ring::__construct()' => ['$names = array_fill(0, 100_000, text(1024));', 'new Ring($names);'],
    'Ring::lookup()' => ['$ring = slow();', '$ring->lookup("key");'],
    'Ring::lookup() of many virtual nodes' => ['$ring = new Ring(["a", "b"], new Scheme("md5-time33", "{server}{index}{server}", 0, 16_000_000));', '$ring->lookup("key");'],
    'Ring::lookup() of many buckets' => ['$ring = new Ring(names(100_000), Scheme::haproxyMapBased());', '$ring->lookup("key");'],
    'Ring::lookupMany()' => ['$ring = new Ring(["a", "b"]); $keys = array_fill(0, 50_000, text(1024));', '$ring->lookupMany($keys);'],
    'Ring::lookupMany() of short keys' => ['$ring = new Ring(["a", "b"]); $keys = array_fill(0, 30_000_000, "key");', '$ring->lookupMany($keys);'],
    'Ring::lookupMany() of a slow ring' => ['$ring = slow();', '$ring->lookupMany(["key"]);'],
    'Ring::lookupList()' => ['$ring = new Ring(["a", "b"], Scheme::mediaWikiMemcached()); $key = text(512 << 10);', '$ring->lookupList($key, 2);'],
    'Ring::lookupList() of a slow ring' => ['$ring = slow();', '$ring->lookupList("key", 2);'],
    'Ring::group()' => ['$ring = new Ring(["a", "b"]); $keys = array_fill(0, 50_000, text(1024));', '$ring->group($keys);'],
    'Ring::group() of a slow ring' => ['$ring = slow();', '$ring->group(["key"]);'],
    'Ring::points()' => ['$ring = slow();', '$ring->points();'],
    'Ring::shares()' => ['$ring = slow();', '$ring->shares();'],
    'Ring::movement() from a slow ring' => ['$ring = slow(); $after = (clone $ring)->add("b");', '$ring->movement($after);'],
    'Ring::movement() to a slow ring' => ['$after = slow(); $ring = (new Ring(["b"], $after->scheme())); $ring->lookup("key");', '$ring->movement($after);'],
    'Ring::movement() between many servers' => ['$ring = new Ring(names(50_000), Scheme::modulo()); $after = (clone $ring)->remove("1");', '$ring->movement($after);'],
    'Ring::__debugInfo()' => ['$ring = slow();', '$ring->__debugInfo();'],
    'Scheme::identify() of long names' => ['$names = array_fill(0, 100_000, text(1024));', 'Scheme::identify($names, ["key" => "a"]);'],
    'Scheme::identify() of long samples' => ['$name = text(1024); $samples = array_fill(0, 200_000, $name);', 'Scheme::identify([$name], $samples);'],
    'Scheme::identify() of many samples' => [
        '$ring = new Ring(names(200), Scheme::crc32(100)); $samples = $ring->lookupMany(array_combine(range(1, 100_000), range(1, 100_000)));',
        'Scheme::identify($ring->servers(), $samples);',
    ],
    'ConsistentHash::lookupMany()' => ['$ring = drop_in(); $keys = array_fill(0, 50_000, text(1024));', '$ring->lookupMany($keys);'],
    'ConsistentHash::lookupMany() of short keys' => ['$ring = drop_in(); $keys = array_fill(0, 30_000_000, "key");', '$ring->lookupMany($keys);'],
    'ConsistentHash::lookup()' => ['$ring = new ConsistentHash(); $ring->virtualPosNum = 1_000_000; $ring->addServers(names(100));', '$ring->lookup("key");'],
];

if (!isset($argv[1])) {
    fwrite(STDERR, "Which module? php -n php-tests/hostile/time.php MODULE [METHOD]\n");
    exit(2);
}
$tally = new Workers\Tally();
foreach (METHODS as $method => [$before, $call]) {
    if (!str_contains($method, $argv[2] ?? '')) {
        continue;
    }
    $options = ['memory_limit=4G', 'display_errors=0', 'log_errors=1', 'consistent_hash.cache_size=0', 'hard_timeout=' . HARD_LIMIT];
    $php = [PHP_BINARY, '-n', '-d', "extension=$argv[1]"];
    foreach ($options as $option) {
        array_push($php, '-d', $option);
    }
    $child = new Child($php, ['-r', PRELUDE . "$before set_time_limit(" . LIMIT . "); $call"], PATIENCE);
    $ended = preg_match('/^PHP Fatal error:  Maximum execution time of 1 second exceeded/m', $child->said) === 1;
    $tally->check($child->code === 255 && $ended && $child->told === 'ended', "$method; {$child->end()}");
}
$tally->finish();

<?php
/*
 * memory_limit holds in every method that takes memory: at ten limits around what it takes, each in a process of its
 * own, it works or ends in PHP's ordinary error. Then shutdown functions run, and no more than a chunk of PHP's
 * allocator was taken beyond the limit. A limit of what it takes is enough.
 *
 *   php -n php-tests/hostile/memory.php MODULE [METHOD]
 */

declare(strict_types=1);

require __DIR__ . '/Child.php';
require __DIR__ . '/../workers/Tally.php';

/** Seconds in which each ends, on a slow machine. */
const PATIENCE = 60;

/** What PHP's allocator takes from the system at a time, in bytes. */
const CHUNK = 2 << 20;

const PRELUDE = <<<'END'
    use ConsistentHash\{Ring, Scheme};
    function names(int $count): array { return array_map('strval', range(1, $count)); }
    function on_modulo(int $count): Ring { return new Ring(names($count), Scheme::modulo()); }
    function on_a_ring(int $nodes): Ring { return new Ring(['a', 'b', 'c'], Scheme::crc32($nodes)); }
    function drop_in(int $servers, int $nodes): ConsistentHash {
        $ring = new ConsistentHash(); $ring->virtualPosNum = $nodes; $ring->addServers(names($servers)); return $ring;
    }
    register_shutdown_function(function () use (&$before) {
        fprintf(fopen('php://fd/3', 'w'), '%d %d', $before, memory_get_peak_usage(true));
    });

    END;

/* method => [what comes before, the call] */
const METHODS = [
    'Ring::__construct() of names' => ['$names = names(200_000);', 'new Ring($names);'],
    'Ring::__construct() of weights' => ['$weights = array_fill_keys(array_map(fn ($i) => "s$i", range(1, 200_000)), 3);', 'new Ring($weights);'],
    'Ring::add()' => ['$ring = on_a_ring(200_000); $ring->lookup("key");', '$ring->add("d")->lookup("key");'],
    'Ring::add() of many' => ['$names = names(200_000); $ring = new Ring();', 'foreach ($names as $name) $ring->add($name);'],
    'Ring::remove()' => ['$ring = on_a_ring(200_000); $ring->lookup("key");', '$ring->remove("a");'],
    'Ring::servers()' => ['$ring = on_modulo(500_000);', '$ring->servers();'],
    'Ring::lookup()' => ['$ring = on_a_ring(400_000);', '$ring->lookup("key");'],
    'Ring::lookup() of many servers' => ['$ring = new Ring(names(100_000), Scheme::predis());', '$ring->lookup("key");'],
    'Ring::lookupMany()' => ['$ring = on_a_ring(1); $keys = range(1, 500_000);', '$ring->lookupMany($keys);'],
    'Ring::lookupMany() with holes' => ['$ring = on_a_ring(1); $keys = range(1, 500_000); unset($keys[7]);', '$ring->lookupMany($keys);'],
    'Ring::lookupMany() with names for keys' => ['$ring = on_a_ring(1); $keys = array_flip(array_map(fn ($i) => "k$i", range(1, 300_000)));', '$ring->lookupMany($keys);'],
    'Ring::lookupMany() of booleans' => ['$ring = on_a_ring(1); $keys = array_fill(0, 500_000, true);', '$ring->lookupMany($keys);'],
    'Ring::lookupList()' => ['$ring = on_modulo(500_000);', '$ring->lookupList("key", 500_000);'],
    'Ring::group() of few servers' => ['$ring = on_a_ring(1); $keys = range(1, 500_000);', '$ring->group($keys);'],
    'Ring::group() of many servers' => ['$ring = on_modulo(262_144); $keys = range(1, 524_288);', '$ring->group($keys);'],
    'Ring::group() of booleans' => ['$ring = on_a_ring(1); $keys = array_fill(0, 500_000, true);', '$ring->group($keys);'],
    'Ring::getIterator()' => ['$ring = on_modulo(500_000);', '$ring->getIterator();'],
    'Ring::points()' => ['$ring = on_a_ring(100_000); $ring->lookup("key");', '$ring->points();'],
    'Ring::shares()' => ['$ring = on_modulo(200_000);', '$ring->shares();'],
    'Ring::movement()' => ['$ring = on_modulo(500); $after = on_modulo(501);', '$ring->movement($after);'],
    'Ring::movement() between rings' => ['$ring = on_a_ring(200_000); $after = on_a_ring(100_000); $ring->lookup("key"); $after->lookup("key");', '$ring->movement($after);'],
    'Ring::__serialize()' => ['$ring = on_modulo(200_000);', '$ring->__serialize();'],
    'Ring::__unserialize()' => ['$data = on_modulo(200_000)->__serialize(); $ring = new Ring();', '$ring->__unserialize($data);'],
    'Ring::__debugInfo()' => ['$ring = on_a_ring(400_000);', '$ring->__debugInfo();'],
    'clone of a Ring' => ['$ring = on_modulo(200_000);', '(clone $ring)->add("more");'],
    'clone of a Ring with points' => ['$ring = on_a_ring(400_000); $ring->lookup("key");', 'clone $ring;'],
    'Scheme::identify()' => ['$samples = on_a_ring(3)->lookupMany(array_combine(range(1, 100_000), range(1, 100_000)));', 'Scheme::identify(["a", "b", "c"], $samples);'],
    'Scheme::identify() that finds many' => ['$samples = (new Ring(["a", "b"]))->lookupMany(array_combine(range(1, 5), range(1, 5)));', 'Scheme::identify(["a", "b"], $samples);'],
    'ConsistentHash::addServer()' => ['$ring = drop_in(1, 500_000); $ring->lookup("key");', '$ring->addServer("b"); $ring->lookup("key");'],
    'ConsistentHash::addServers()' => ['$names = names(200_000); $ring = new ConsistentHash();', '$ring->addServers($names);'],
    'ConsistentHash::removeServer()' => ['$ring = drop_in(3, 200_000); $ring->lookup("key");', '$ring->removeServer("1");'],
    'ConsistentHash::lookup()' => ['$ring = drop_in(3, 400_000);', '$ring->lookup("key");'],
    'ConsistentHash::lookupMany()' => ['$ring = drop_in(3, 1); $keys = range(1, 500_000);', '$ring->lookupMany($keys);'],
    'ConsistentHash::lookupMany() with holes' => ['$ring = drop_in(3, 1); $keys = range(1, 500_000); unset($keys[7]);', '$ring->lookupMany($keys);'],
    'ConsistentHash::lookupList()' => ['$ring = drop_in(200_000, 1); $ring->lookup("key");', '$ring->lookupList("key", 200_000);'],
    'ConsistentHash::$serverList of many servers' => ['$ring = drop_in(100_000, 1); $ring->lookup("key");', '$ring->serverList;'],
    'ConsistentHash::$serverList of many points' => ['$ring = drop_in(3, 100_000); $ring->lookup("key");', '$ring->serverList;'],
    'ConsistentHash::$virtualPos' => ['$ring = drop_in(3, 100_000); $ring->lookup("key");', '$ring->virtualPos;'],
    'clone of a ConsistentHash' => ['$ring = drop_in(200_000, 1); $ring->lookup("key");', 'clone $ring;'],
];

if (!isset($argv[1])) {
    fwrite(STDERR, "Which module? php -n php-tests/hostile/memory.php MODULE [METHOD]\n");
    exit(2);
}
$run = function (string $before, string $call, ?int $limit) use ($argv): Child {
    $options = ['-d', 'memory_limit=-1', '-d', 'display_errors=0', '-d', 'log_errors=1', '-d', 'consistent_hash.cache_size=0'];
    $code = PRELUDE . "$before gc_mem_caches(); memory_reset_peak_usage(); \$before = memory_get_usage(true);"
        . ($limit === null ? '' : "ini_set('memory_limit', '$limit');") . $call;
    return new Child([PHP_BINARY, '-n', '-d', "extension=$argv[1]", ...$options], ['-r', $code], PATIENCE);
};
$tally = new Workers\Tally();
foreach (METHODS as $method => [$before, $call]) {
    if (!str_contains($method, $argv[2] ?? '')) {
        continue;
    }
    $free = $run($before, $call, null);
    $tally->check(sscanf($free->told, '%d %d', $taken, $needed) === 2 && $needed - $taken > 2 * CHUNK, "$method takes much memory; {$free->end()}");
    for ($tenth = 0; $tenth < 10; $tenth++) {
        // From nearly nothing to a chunk more than it takes.
        $limit = $taken + (int) (($needed + CHUNK - $taken) * ($tenth + 1) / 10);
        $child = $run($before, $call, $limit);
        $works = $child->code === 0 && $child->said === '';
        $good = $works || $child->exceededMemoryLimit();
        $peak = sscanf($child->told, '%d %d', $_, $peak) === 2 ? $peak : null;
        $tally->check(
            $good && $peak !== null && $peak <= $limit + CHUNK && ($works || $tenth < 9),
            sprintf('%s takes %d of %d KiB; its peak is %s KiB, %s', $method, $needed - $taken >> 10, $limit - $taken >> 10, $peak === null ? 'unknown' : $peak - $taken >> 10, $child->end())
        );
    }
}
$tally->finish();

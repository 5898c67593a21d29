<?php
/*
 * What a child process does: one task, in one mode of PHP. Samples are nanoseconds an operation.
 */

declare(strict_types=1);

namespace ConsistentHashBench;

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/** A pass over keys or a row of builds aims at this length: long against the clock's grain, short against noise. */
const PASS_NS = 5e6;

/** One build longer than this is measured once a process, without a warm-up. */
const SLOW_NS = 3e8;

/** One build longer than this is not measured. */
const HOPELESS_NS = 20e9;

/** Contenders that are not built or changed while the clock runs. */
const LOOKUPS_ONLY = ['loop', 'floor', 'copies'];

final class Worker
{
    /** @var array<string, Contender> */
    private array $contenders;

    /** @var array<string, list<float>> */
    private array $samples = [];

    private int $deadline;

    /** @param array{do: string, sizes: list<string>, seconds: float, first: bool, folder: string} $task */
    public function __construct(private array $task)
    {
        $this->deadline = \hrtime(true) + (int) ($task['seconds'] * 1e9);
        loadPolyfill($task['folder']);
        $this->contenders = \array_filter(contenders(), fn ($contender) => $contender->missing() === null);
    }

    /** @return array<string, mixed> */
    public function run(): array
    {
        $more = $this->{$this->task['do']}() ?? [];
        return $more + ['samples' => $this->samples, 'jit' => self::jit()];
    }

    /** The missing contenders, and the versions of the others. */
    private function about(): array
    {
        return [
            'missing' => \array_filter(\array_map(fn ($contender) => $contender->missing(), contenders())),
            'versions' => \array_filter([
                'consistent_hash' => \phpversion('consistent_hash'),
                'Predis' => predisMissing() ? false : \Predis\Client::VERSION,
                'php-memcached' => \phpversion('memcached'),
                'phpredis' => \phpversion('redis'),
            ]),
        ];
    }

    private static function jit(): bool
    {
        return \function_exists('opcache_get_status') && (\opcache_get_status(false)['jit']['on'] ?? false);
    }

    // --- lookups ---------------------------------------------------------------------------------------------------

    private function lookup(): array
    {
        $all = keys(10_000);
        $entries = [];
        foreach ($this->task['sizes'] as $size) {
            [$count, $points] = SIZES[$size];
            $rings = [];
            foreach ($this->contenders as $name => $contender) {
                if (!self::canTake($contender, $count)) {
                    continue;
                }
                $rings[$name] = $contender->prepare($contender->servers(hosts($count)), $points, $all[0]);
                $keys = $this->fewEnough($contender, $rings[$name], $all);
                $entries[] = ["lookup/$name/$size", $contender, $rings[$name], $keys];
            }
            if ($this->task['first']) {
                (new Agreement($this->contenders, $size))->check($rings, $all);
            }
        }

        // Every contender comes round again and again, so that a noisy moment hits them all alike.
        for ($round = 0; $round < 2 || \hrtime(true) < $this->deadline; $round++) {
            foreach ($entries as [$name, $contender, $ring, $keys]) {
                $count = \count($keys);
                $passes = 3;
                for ($pass = 0; $pass <= $passes; $pass++) {
                    $start = \hrtime(true);
                    $contender->lookups($ring, $keys);
                    $ns = \hrtime(true) - $start;
                    // The first pass fetches into the CPU's caches what the contender before has put out of them. The
                    // slow ones walk through more memory than that anyway.
                    if ($pass > 0 || $ns > 4 * PASS_NS) {
                        $this->samples[$name][] = $ns / $count;
                        $passes = $ns > 4 * PASS_NS ? 0 : $passes;
                    }
                }
            }
        }
        return ['rounds' => $round];
    }

    /** lookupMany() beside lookup() on each key, by each hash, on rings of 100 servers. */
    private function batch(): array
    {
        $keys = keys(10_000);
        $servers = \array_map(fn ($host) => "$host:11211", hosts(100));
        // Its loop meets no other class.
        $contender = $this->contenders['ring'];
        $rings = [];
        foreach (hashes() as $scheme) {
            $rings["$scheme"] = new Ring($servers, $scheme);
        }
        for ($round = 0; $round < 2 || \hrtime(true) < $this->deadline; $round++) {
            foreach ($rings as $scheme => $ring) {
                for ($pass = 0; $pass < 3; $pass++) {
                    $start = \hrtime(true);
                    $contender->lookups($ring, $keys);
                    $middle = \hrtime(true);
                    $ring->lookupMany($keys);
                    $end = \hrtime(true);
                    if ($pass > 0) {
                        $this->samples["batch/$scheme/lookup"][] = ($middle - $start) / \count($keys);
                        $this->samples["batch/$scheme/lookupMany"][] = ($end - $middle) / \count($keys);
                    }
                }
            }
        }
        return ['rounds' => $round];
    }

    /** As many keys as fit into one pass. */
    private function fewEnough(Contender $contender, ?object $ring, array $all): array
    {
        $count = 8;
        do {
            $keys = evenlySpread($all, $count);
            $start = \hrtime(true);
            $contender->lookups($ring, $keys);
            $ns = \hrtime(true) - $start;
            $fit = (int) ($count * 2 * PASS_NS / \max($ns, 1));
            $again = $count < \count($all) && $fit >= 2 * $count;
            $count = \min(\count($all), \max($count, $fit));
        } while ($again);
        // lookupMany is promised for all of them in one call, and a moment's noise must not change the key set.
        return evenlySpread($all, $count * 8 > \count($all) ? \count($all) : $count);
    }

    // --- builds ----------------------------------------------------------------------------------------------------

    private function build(): array
    {
        $again = $this->task['do'] === 'again';
        $key = 'user:20080808';
        $entries = $skipped = [];
        $names = $again
            ? ['ext', 'many', ...\array_values(TWINS), 'polyfill']
            : \array_diff(\array_keys($this->contenders), LOOKUPS_ONLY);
        foreach ($names as $name) {
            $contender = $this->contenders[$name];
            $known = null;
            foreach ($this->task['sizes'] as $size) {
                [$count, $points] = SIZES[$size];
                if (!self::canTake($contender, $count)) {
                    continue;
                }
                $guess = 0;
                if ($known && $name === 'polyfill') {
                    // It sorts all points after each server: quadratic.
                    $guess = $known[0] * ($count / $known[1]) ** 2 * ($points / $known[2]);
                }
                if ($guess > HOPELESS_NS) {
                    $skipped["$name/$size"] = $guess;
                }
                if ($guess > HOPELESS_NS || $guess > SLOW_NS && ($again || !$this->task['first'])) {
                    continue;
                }
                $servers = $contender->servers(hosts($count));
                $ns = self::timeBuilds($contender, $servers, $points, $key, 1);
                for ($i = 0; $i < 3 && $ns <= SLOW_NS; $i++) {
                    $ns = \min($ns, self::timeBuilds($contender, $servers, $points, $key, 1));
                }
                $known = [$ns, $count, $points];
                $work = $this->task['do'];
                if ($ns > SLOW_NS) {
                    $this->samples["$work/$name/$size"][] = (float) $ns;
                } else {
                    $entries[] = ["$work/$name/$size", $contender, $servers, $points, $ns];
                }
            }
        }

        $growers = $again ? [] : $this->growers($key);
        for ($round = 0; $round < 2 || \hrtime(true) < $this->deadline; $round++) {
            foreach ($entries as [$name, $contender, $servers, $points, $ns]) {
                $times = (int) \max(1, PASS_NS / 2 / \max($ns, 1));
                // Not the first ones: they find the CPU's caches and the allocators' free lists as others left them.
                self::timeBuilds($contender, $servers, $points, $key, \min($times, 3));
                for ($pass = 0; $pass < ($ns > 4 * PASS_NS ? 1 : 3); $pass++) {
                    $this->samples[$name][] = self::timeBuilds($contender, $servers, $points, $key, $times) / $times;
                }
            }
            foreach ($growers as $name => [$contender, $ring]) {
                for ($pass = 0; $pass < 4; $pass++) {
                    $sample = self::timeGrowth($contender, $ring, $round * 16 + $pass * 4, $key);
                    if ($pass > 0) {
                        $this->samples[$name][] = $sample;
                    }
                }
            }
        }
        return ['rounds' => $round, 'skipped' => $skipped];
    }

    /** The same in a process that keeps finished rings. */
    private function again(): array
    {
        return $this->build();
    }

    /** Time of all builds, with dropping the rings: a request pays for that too. */
    private static function timeBuilds(Contender $contender, array $servers, int $points, string $key, int $times): int
    {
        $start = \hrtime(true);
        for ($i = 0; $i < $times; $i++) {
            $ring = $contender->build($servers, $points, $key);
            unset($ring);
        }
        return \hrtime(true) - $start;
    }

    private function growers(string $key): array
    {
        [$count, $points] = SIZES['100×160'];
        $growers = [];
        foreach ($this->contenders as $name => $contender) {
            if (\in_array($name, LOOKUPS_ONLY, true) || !self::canTake($contender, $count + 1)) {
                continue;
            }
            $ring = $contender->build($contender->servers(hosts($count)), $points, $key);
            if ($contender->grow($ring, $contender->servers(['10.200.0.1'])[0], $key) === false) {
                continue;
            }
            $contender->shrink($ring, $contender->servers(['10.200.0.1'])[0], $key);
            $growers["grow/$name/100×160"] = [$contender, $ring];
        }
        return $growers;
    }

    /** Adds four new servers, one after the other; their removal is not timed. */
    private static function timeGrowth(Contender $contender, object $ring, int $first, string $key): float
    {
        $total = 0;
        for ($i = $first; $i < $first + 4; $i++) {
            $server = $contender->servers([\sprintf('10.201.%d.%d', $i >> 8, $i & 255)])[0];
            $start = \hrtime(true);
            $contender->grow($ring, $server, $key);
            $total += \hrtime(true) - $start;
            $contender->shrink($ring, $server, $key);
        }
        return $total / 4;
    }

    // --- memory ----------------------------------------------------------------------------------------------------

    /** The memory of a ring: the average of several with different servers, so that no two can share anything. */
    private function memory(): array
    {
        $name = $this->task['contender'];
        $size = $this->task['sizes'][0];
        $contender = $this->contenders[$name] ?? null;
        [$count, $points] = SIZES[$size];
        if (!$contender || !self::canTake($contender, $count)) {
            return [];
        }
        $copies = (int) \max(1, \min(300, 400_000 / ($count * ($contender->ownPoints() ?: $points))));
        $sets = [];
        for ($i = 0; $i < $copies; $i++) {
            $sets[] = $contender->servers(hosts($count, $i + 1));
        }
        $key = 'user:20080808';
        $rings = \array_fill(0, $copies, null);
        // Code, tables and everything else that is loaded only once.
        $first = $contender->prepare($contender->servers(hosts(10)), 5, $key);
        \gc_mem_caches();
        $cache = consistent_hash_cache_info()['bytes'];
        $resident = self::resident();
        $php = \memory_get_usage();
        foreach ($sets as $i => $servers) {
            $rings[$i] = $contender->prepare($servers, $points, $key);
        }
        $php = \memory_get_usage() - $php;
        $cache = consistent_hash_cache_info()['bytes'] - $cache;
        \gc_mem_caches();
        $resident = self::resident() - $resident;
        unset($first);
        $this->samples["php/$name/$size"][] = ($php + $cache) / $copies;
        if ($resident > 0) {
            $this->samples["resident/$name/$size"][] = $resident / $copies;
        }
        return [];
    }

    /** Bytes of the process that come from no file. The cheaper counters of /proc lag behind by some dozen pages. */
    private static function resident(): int
    {
        $rollup = @\file_get_contents('/proc/self/smaps_rollup');
        return $rollup && \preg_match('/^Anonymous:\s+(\d+) kB/m', $rollup, $found) ? (int) $found[1] * 1024 : 0;
    }

    // --- balance ---------------------------------------------------------------------------------------------------

    /** Maximum over mean share, of several sets of servers. No time is taken: the shares are exact. */
    private function balance(): void
    {
        foreach (BALANCE as $name => [$count, $hash]) {
            foreach (VIRTUAL_NODES as $nodes) {
                for ($set = 1; $set <= $this->task['sets']; $set++) {
                    $ring = new Ring(hosts($count, $set), new Scheme($hash, virtualNodes: $nodes));
                    $this->samples["balance/$name/$nodes"][] = \max($ring->shares()) * $count;
                }
            }
        }
    }

    private static function canTake(Contender $contender, int $servers): bool
    {
        return !$contender->maxServers() || $servers <= $contender->maxServers();
    }
}

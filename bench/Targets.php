<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** One goal in one mode. */
final class Verdict
{
    /** @param ?float $medians the same by medians in place of minima */
    public function __construct(
        public readonly float $value,
        private float $goal,
        private bool $atMost,
        public readonly ?float $medians = null,
    ) {
    }

    public function reached(): bool
    {
        return $this->atMost ? $this->value <= $this->goal : $this->value >= $this->goal;
    }

    public function text(): string
    {
        return $this->reached()
            ? 'reached'
            : 'missed by ' . Format::percent(\max(0.01, \abs($this->value - $this->goal) / $this->goal));
    }
}

/** The goals. All except one are ratios of minima that were measured side by side. */
final class Targets
{
    public function __construct(private Run $run)
    {
    }

    /**
     * @return list<array{string, string, array<string, ?Verdict>}> what, the goal in words, verdicts by mode
     */
    public function all(): array
    {
        [$simd, $many] = match (true) {
            Machine::has('AVX-512') => ['AVX-512', 0.35],
            Machine::has('AVX2') => ['AVX2', 0.5],
            default => ['baseline', 0.8],
        };
        $small = '10×5';
        $usual = '100×160';
        $large = '10000×100';
        $versus = 'userland class / native class';
        // What, the goal, whether it is the most or the least, and the two figures whose ratio it is.
        $goals = [
            ["lookup $small / crc32(md5)", 1.0, true, "lookup/ext/$small", "lookup/floor/$small"],
            ["lookup $usual / crc32(md5)", 1.0, true, "lookup/ext/$usual", "lookup/floor/$usual"],
            ["lookup $large / lookup $small", 1.3, true, "lookup/ext/$large", "lookup/ext/$small"],
            ["$versus, lookup $small", 6, false, "lookup/polyfill/$small", "lookup/ext/$small"],
            ["$versus, lookup $usual", 800, false, "lookup/polyfill/$usual", "lookup/ext/$usual"],
            ["lookupMany $usual, per key / crc32(md5), $simd", $many, true, "lookup/many/$usual", "lookup/floor/$usual"],
            ["$versus, build $usual + lookup", 100, false, "build/polyfill/$usual", "build/ext/$usual"],
            ["$versus, the same build again", 1500, false, "again/polyfill/$usual", "again/ext/$usual"],
            ["$versus, one more server on $usual", 50, false, "grow/polyfill/$usual", "grow/ext/$usual"],
            ["Ring / php-memcached, lookup $usual", 0.6, true, "lookup/libmemcached/$usual", "lookup/memcached/$usual"],
            [
                "Ring / php-memcached without options, lookup $usual",
                0.25,
                true,
                "lookup/libmemcachedModula/$usual",
                "lookup/memcachedModula/$usual",
            ],
            ["Ring / Predis HashRing, lookup $usual", 0.25, true, "lookup/predis/$usual", "lookup/hashring/$usual"],
            ["Ring / KetamaRing, lookup $usual", 0.25, true, "lookup/predisKetama/$usual", "lookup/ketamaring/$usual"],
            ["php-memcached / Ring, build $usual", 20, false, "build/memcached/$usual", "build/libmemcached/$usual"],
        ];
        $list = [];
        foreach ($goals as [$what, $goal, $atMost, $over, $under]) {
            $verdicts = [];
            foreach ($this->run->modes as $mode => $_) {
                $top = $this->run->results->get($mode, ...\explode('/', $over));
                $bottom = $this->run->results->get($mode, ...\explode('/', $under));
                $verdicts[$mode] = $top && $bottom
                    ? new Verdict($top->min() / $bottom->min(), $goal, $atMost, $top->median() / $bottom->median())
                    : null;
            }
            $sign = $atMost ? '≤' : '≥';
            $number = $goal < 10 ? \sprintf('%.2f', $goal) : \number_format($goal);
            $list[] = [$what, "$sign $number ×", $verdicts];
        }
        $batches = [];
        foreach ($this->run->modes as $mode => $_) {
            $batches[$mode] = $this->batches($mode);
        }
        $list[] = ['lookupMany, per key / lookup, 100 servers, the worst hash', '≤ 1.00 ×', $batches];
        $memory = $this->memory($usual);
        $list[] = ["memory of a $usual ring", '≤ 200 kB', \array_map(fn () => $memory, $this->run->modes)];
        return $list;
    }

    /** The greatest ratio of all hashes. */
    private function batches(string $mode): Verdict
    {
        $ratios = ['min' => [], 'median' => []];
        foreach ($this->run->results->contenders($mode, 'batch') as $scheme) {
            $one = $this->run->results->get($mode, 'batch', $scheme, 'lookup');
            $many = $this->run->results->get($mode, 'batch', $scheme, 'lookupMany');
            $ratios['min'][] = $many->min() / $one->min();
            $ratios['median'][] = $many->median() / $one->median();
        }
        return new Verdict(\max($ratios['min']), 1.0, true, \max($ratios['median']));
    }

    /** In kilobytes, the worse of what PHP and the cache count and of what the process grew by. */
    private function memory(string $size): ?Verdict
    {
        $figures = \array_filter([
            $this->run->results->get('off', 'php', 'ext', $size)?->min(),
            $this->run->results->get('off', 'resident', 'ext', $size)?->min(),
        ]);
        return $figures ? new Verdict(\max($figures) / 1000, 200, true) : null;
    }
}

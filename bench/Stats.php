<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** The samples of one figure. Lower is better: noise only ever adds, so the minimum is the figure. */
final class Stats
{
    /** @param list<float> $samples */
    public function __construct(private array $samples)
    {
        \sort($this->samples);
    }

    public function min(): float
    {
        return $this->samples[0];
    }

    public function median(): float
    {
        return $this->quantile(0.5);
    }

    /** How far the 90th percentile lies above the minimum, as a fraction of the minimum; null for a single sample. */
    public function spread(): ?float
    {
        return $this->count() > 1 ? ($this->quantile(0.9) - $this->min()) / $this->min() : null;
    }

    public function count(): int
    {
        return \count($this->samples);
    }

    private function quantile(float $q): float
    {
        return $this->samples[(int) \round($q * ($this->count() - 1))];
    }
}

/** All figures of a run. A figure is found by what was done, by whom, on which size, and in which mode of PHP. */
final class Results
{
    /** @var array<string, list<float>> */
    private array $samples = [];

    /** @var array<string, Stats> */
    private array $stats = [];

    /** @param array<string, list<float>> $samples by "work/contender/size" */
    public function add(string $mode, array $samples): void
    {
        foreach ($samples as $name => $values) {
            $this->samples["$mode/$name"] = [...$this->samples["$mode/$name"] ?? [], ...$values];
            unset($this->stats["$mode/$name"]);
        }
    }

    /** @return array{int, int} how many samples the figures of some work have, at least and at most */
    public function counts(string ...$works): array
    {
        $counts = [];
        foreach ($this->samples as $name => $samples) {
            if (\in_array(\explode('/', $name)[1], $works, true)) {
                $counts[] = \count($samples);
            }
        }
        return [\min($counts), \max($counts)];
    }

    /** @return list<string> those with figures of some work */
    public function contenders(string $mode, string $work): array
    {
        $names = [];
        foreach (\preg_grep("~^$mode/$work/~", \array_keys($this->samples)) as $name) {
            $names[\explode('/', $name)[2]] = true;
        }
        return \array_keys($names);
    }

    public function get(string $mode, string $work, string $contender, string $size): ?Stats
    {
        $name = "$mode/$work/$contender/$size";
        if (!isset($this->samples[$name])) {
            return null;
        }
        return $this->stats[$name] ??= new Stats($this->samples[$name]);
    }
}

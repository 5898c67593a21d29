<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** The results as tables: label => cells by size. A cell is a Stats, a number in nanoseconds, a word, or null. */
final class Tables
{
    public function __construct(private Run $run)
    {
    }

    /** @return array<string, array<string, mixed>> gross: including the loop around the call */
    public function lookups(string $mode): array
    {
        return $this->rows($mode, 'lookup', \array_keys(contenders()));
    }

    /** @return array<string, array<string, mixed>> minima less the minimum of the loop alone */
    public function netLookups(string $mode): array
    {
        $table = $this->rows($mode, 'lookup', \array_diff(\array_keys(contenders()), ['loop', 'many']));
        foreach ($table as $label => $cells) {
            foreach ($cells as $size => $stats) {
                $loop = $this->run->results->get($mode, 'lookup', 'loop', $size);
                $table[$label][$size] = $stats && $loop ? \max(0, $stats->min() - $loop->min()) : null;
            }
        }
        return $table;
    }

    /** @return array<string, array<string, mixed>> by scheme: lookup() on each key, lookupMany(), the ratio of the minima */
    public function batches(string $mode): array
    {
        $table = [];
        foreach ($this->run->results->contenders($mode, 'batch') as $scheme) {
            $one = $this->run->results->get($mode, 'batch', $scheme, 'lookup');
            $many = $this->run->results->get($mode, 'batch', $scheme, 'lookupMany');
            $ratio = Format::number($many->min() / $one->min()) . ' ×';
            $table[$scheme] = ['lookup()' => $one, 'lookupMany()' => $many, 'ratio' => $ratio];
        }
        return $table;
    }

    /** @return array<string, array<string, mixed>> */
    public function builds(string $mode): array
    {
        $table = [];
        foreach (\array_keys(contenders()) as $name) {
            $table += $this->rows($mode, 'build', [$name]);
            // The userland class keeps nothing.
            foreach ($name === 'polyfill' ? [] : $this->rows($mode, 'again', [$name]) as $label => $cells) {
                $table["$label, again"] = $cells;
            }
        }
        return $table;
    }

    /** @return array<string, array<string, mixed>> */
    public function growth(): array
    {
        $table = [];
        foreach (contenders() as $name => $contender) {
            foreach ($this->run->modes as $mode => $_) {
                if ($stats = $this->run->results->get($mode, 'grow', $name, '100×160')) {
                    $table[self::label($contender)]["JIT $mode"] = $stats;
                }
            }
        }
        return $table;
    }

    /** @return array<string, array<string, mixed>> of $kind 'php' or 'resident' */
    public function memory(string $kind): array
    {
        $names = ['ring', 'polyfill', 'hashring', 'ketamaring'];
        $table = $this->rows('off', $kind, ['ext']);
        foreach ($this->rows('alone', $kind, ['ext']) as $label => $cells) {
            $table["$label, cache off"] = $cells;
        }
        $table += $this->rows('off', $kind, $kind === 'php' ? $names : [...$names, 'memcached', 'redis']);
        foreach ($table as $label => $cells) {
            $table[$label] = \array_map(fn ($cell) => $cell ? Format::bytes($cell->min()) : null, $cells);
        }
        return $table;
    }

    /** @return array<string, array<string, string>> */
    public function balance(): array
    {
        $table = [];
        foreach (VIRTUAL_NODES as $nodes) {
            $row = $nodes === 1 ? '1 virtual node' : "$nodes virtual nodes";
            foreach (BALANCE as $name => $_) {
                $median = $this->run->results->get('off', 'balance', $name, "$nodes")->median();
                $table[$row][$name] = Format::number($median) . ' ×';
            }
        }
        return $table;
    }

    private function rows(string $mode, string $work, array $names): array
    {
        $table = [];
        foreach ($names as $name) {
            $contender = contenders()[$name];
            $cells = [];
            foreach ($this->run->sizes as $size) {
                $cells[$size] = $this->run->results->get($mode, $work, $name, $size)
                    ?? ($work === 'build' && isset($this->run->skipped["$name/$size"]) ? 'skipped' : null);
            }
            if (\array_filter($cells)) {
                $table[self::label($contender)] = $cells;
            }
        }
        return $table;
    }

    private static function label(Contender $contender): string
    {
        return $contender->label() . ($contender->ownPoints() ? ' †' : '');
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** docs/benchmarks.md and the plots beside it. */
final class Document
{
    private Tables $tables;

    public function __construct(private Run $run, private string $folder, private string $notes)
    {
        $this->tables = new Tables($run);
    }

    public function write(): void
    {
        @\mkdir($this->folder, 0777, true);
        foreach ((new Plots($this->run))->all() as $name => $svg) {
            \file_put_contents("$this->folder/$name", $svg);
        }
        \file_put_contents("$this->folder/benchmarks.md", $this->markdown());
    }

    private function markdown(): string
    {
        $notes = \is_file($this->notes) ? "\n" . \rtrim(\file_get_contents($this->notes)) . "\n" : '';
        $text = <<<END
            # Benchmarks

            This page and its plots are written by the benchmark itself, from one run on one machine:

            ```
            ./build.sh bench
            ```

            {$this->machine()}
            ## Targets

            Each figure is a ratio of two minima of this run; the ratio of the two medians stands behind it, small.
            JIT off means PHP without opcache, JIT on means opcache with the tracing JIT.

            {$this->targets()}{$notes}
            ## Lookup

            ![Lookup against ring size](lookup.svg)

            Time a key, with the loop that asks (gross). `10×5` is ten servers with five points each.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode** ($description)\n\n" . $this->table($this->tables->lookups($mode));
        }
        $text .= <<<'END'
            † 160 points a server, Predis' HashRing 128, whatever the size says: what these have by themselves.

            The same without the loop (net): the minimum less that of the loop alone. lookupMany needs no loop in PHP,
            so its figure above is net as it is.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode**\n\n" . $this->table($this->tables->netLookups($mode));
        }
        $text .= <<<'END'
            ## Build

            ![Build against ring size](build.svg)

            Time of a new ring: the object, all servers, the first lookup, and dropping it. Nothing is kept between two
            builds (`consistent_hash.cache_size=0`), except in the rows "again": there the process has built the same
            ring before, as a PHP worker has from its second request on.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode**\n\n" . $this->table($this->tables->builds($mode));
        }
        $text .= $this->whySkipped() . <<<END
            One more server on a ring of 100×160, and a lookup, nothing kept. Classes that cannot do this are left out.

            {$this->table($this->tables->growth())}
            ## Memory

            ![Memory against ring size](memory.svg)

            What the process grows by for a ring that has answered one lookup (resident memory that belongs to no file,
            so it holds what the allocators have not given back):

            {$this->table($this->tables->memory('resident'))}
            The same as PHP counts it, `memory_get_usage()`; for the extension with what its cache of finished rings
            counts:

            {$this->table($this->tables->memory('php'))}
            ## Balance

            ![Maximum over mean share against virtual nodes](balance.svg)

            The share of the fullest server over the mean, for servers of equal weight: the median of
            {$this->run->balanceSets} sets of servers, each computed exactly by `Ring::shares()`.

            {$this->table($this->tables->balance())}
            END;
        return "$text\n" . \file_get_contents(__DIR__ . '/method.md');
    }

    private function machine(): string
    {
        $text = "| | |\n| --- | --- |\n";
        foreach (Machine::describe() as $name => $value) {
            $text .= "| $name | $value |\n";
        }
        $versions = [];
        foreach ($this->run->about['versions'] as $name => $version) {
            $versions[] = "$name $version";
        }
        $text .= '| Versions | ' . \implode(', ', $versions) . " |\n";
        foreach ($this->run->modes as $mode => $description) {
            $text .= "| JIT $mode | $description |\n";
        }
        foreach ($this->run->about['missing'] as $what) {
            $text .= "| Not there | $what |\n";
        }
        return $text;
    }

    private function targets(): string
    {
        $modes = \array_keys($this->run->modes);
        $text = '| what | goal |' . \implode('', \array_map(fn ($mode) => " JIT $mode | |", $modes))
            . "\n| --- | ---: |" . \str_repeat(' ---: | --- |', \count($modes)) . "\n";
        foreach ((new Targets($this->run))->all() as [$what, $goal, $verdicts]) {
            $text .= '| ' . $what . " | $goal |";
            foreach ($verdicts as $verdict) {
                $text .= $verdict
                    ? \sprintf(
                        ' %s%s | %s |',
                        Format::number($verdict->value),
                        $verdict->medians === null ? '' : ' <sub>' . Format::number($verdict->medians) . '</sub>',
                        $verdict->reached() ? 'reached' : "**{$verdict->text()}**",
                    )
                    : ' – | |';
            }
            $text .= "\n";
        }
        return $text;
    }

    private function table(array $table): string
    {
        if (!$table) {
            return '';
        }
        $columns = \array_keys(\reset($table));
        $text = '| | ' . \implode(' | ', $columns) . " |\n| --- |" . \str_repeat(' ---: |', \count($columns)) . "\n";
        foreach ($table as $label => $cells) {
            $text .= '| ' . (\str_contains($label, '$') ? "`$label`" : $label) . ' | '
                . \implode(' | ', \array_map(self::cell(...), $cells)) . " |\n";
        }
        return "$text\n";
    }

    private static function cell(mixed $cell): string
    {
        if ($cell instanceof Stats) {
            $spread = $cell->spread();
            $more = $spread === null
                ? 'once' : Format::time($cell->median()) . \sprintf(', +%.0f %%', $spread * 100);
            return \str_replace(' ', '&nbsp;', Format::time($cell->min())) . " <sub>$more</sub>";
        }
        return $cell === null ? '–' : (\is_string($cell) ? $cell : Format::time($cell));
    }

    private function whySkipped(): string
    {
        $text = '';
        foreach ($this->run->skipped as $what => $ns) {
            [$name, $size] = \explode('/', $what);
            $text .= \sprintf(
                "Skipped: one build of %s by the %s would take about %s, "
                . "for it sorts all points after each server.\n\n",
                $size,
                contenders()[$name]->label(),
                $ns > 120e9 ? \round($ns / 60e9) . ' minutes' : Format::time($ns),
            );
        }
        return $text;
    }
}

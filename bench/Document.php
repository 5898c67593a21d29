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

            The benchmark itself writes this page and its plots, from one run on one machine:

            ```
            ./build.sh bench
            ```

            {$this->machine()}
            ## Targets

            Each figure is the ratio of two minima of this run. The small figure behind it is the ratio of the two medians.
            “JIT off” is PHP without opcache; “JIT on” is PHP with opcache and its tracing JIT.

            {$this->targets()}{$notes}
            ## Lookup

            ![Lookup against ring size](lookup.svg)

            Time per key, including the loop around the call (gross). `10×5` means 10 servers with 5 points per server.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode** ($description)\n\n" . $this->table($this->tables->lookups($mode));
        }
        $text .= <<<'END'
            † These have a fixed number of points, whatever the size says: 128 per server for Predis' HashRing, 100 for
            php-memcached consistent, 160 for the others. Modula, and RedisArray if it is not consistent, have no points.

            Time per key without the loop (net): the minimum less the minimum of the loop alone. `lookupMany()` needs no loop in
            PHP, so its figure above is net already.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode**\n\n" . $this->table($this->tables->netLookups($mode));
        }
        $text .= <<<'END'
            ## Many keys at once

            Time per key on a ring of 100 servers: `lookup()` on each key, including the loop, and `lookupMany()` on all of
            them. There is a row for each hash of keys.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode**\n\n" . $this->table($this->tables->batches($mode));
        }
        $text .= <<<'END'
            ## Build

            ![Build against ring size](build.svg)

            Time to create a ring, add all servers, look one key up, and free the ring. The ring cache is off
            (`consistent_hash.cache_size=0`), except in the rows “again”: there the process has built the same ring before, as a
            PHP worker has from its second request on.


            END;
        foreach ($this->run->modes as $mode => $description) {
            $text .= "**JIT $mode**\n\n" . $this->table($this->tables->builds($mode));
        }
        $text .= $this->whySkipped() . <<<END
            Time to add one server to a ring of 100×160 and look one key up, with the ring cache off. Classes that cannot add a
            server are left out.

            {$this->table($this->tables->growth())}
            ## Memory

            ![Memory against ring size](memory.svg)

            Growth of the process per ring that has answered one lookup. This is resident memory that belongs to no file; it
            includes memory that the allocators have not returned yet:

            {$this->table($this->tables->memory('resident'))}
            The same ring by PHP's own count, `memory_get_usage()`. The rows of the extension include the bytes that its ring
            cache reports:

            {$this->table($this->tables->memory('php'))}
            ## Balance

            ![Share of the fullest server over the mean share, against virtual nodes per server](balance.svg)

            The share of the fullest server divided by the mean share, for servers of equal weight: the median of
            {$this->run->balanceSets} sets of servers. `Ring::shares()` computes each share exactly.

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
            $text .= "| Missing | $what |\n";
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
            $text .= '| ' . (\preg_match('/[$(]/', $label) ? "`$label`" : $label) . ' | '
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
                . "because it sorts all points after each server.\n\n",
                $size,
                contenders()[$name]->label(),
                $ns > 120e9 ? \round($ns / 60e9) . ' minutes' : Format::time($ns),
            );
        }
        return $text;
    }
}

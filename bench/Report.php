<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** For the terminal. */
final class Report
{
    /** The width of the first column of a table. */
    private const LABEL = 44;

    private Tables $tables;

    public function __construct(private Run $run)
    {
        $this->tables = new Tables($run);
    }

    public function text(): string
    {
        $text = '';
        foreach (Machine::describe() as $name => $value) {
            $text .= Format::pad($name, 9) . "$value\n";
        }
        foreach ($this->run->about['versions'] as $name => $version) {
            $peers[] = "$name $version";
        }
        $text .= Format::pad('Versions', 9) . \implode(', ', $peers ?? []) . "\n";
        foreach ($this->run->about['missing'] as $name => $what) {
            $text .= "missing: $what, so no $name\n";
        }
        $text .= "Minimum, and how far the 90th percentile lies above it. Size: servers × points per server.\n"
            . "† A fixed number of points: 128 per server for Predis' HashRing, 100 for php-memcached consistent, 160 for the\n"
            . "  others. Modula, and RedisArray if it is not consistent, have no points.\n";

        foreach ($this->run->modes as $mode => $description) {
            $text .= $this->table("LOOKUP per key, with the loop ($description)", $this->tables->lookups($mode))
                . $this->table("LOOKUP per key, without the loop ($description)", $this->tables->netLookups($mode))
                . $this->table("MANY KEYS, per key, 100 servers ($description)", $this->tables->batches($mode))
                . $this->table("BUILD and first lookup ($description)", $this->tables->builds($mode));
        }
        $text .= $this->table('ONE MORE SERVER and a lookup, 100×160', $this->tables->growth())
            . $this->table('MEMORY of a ring, as PHP and the ring cache count it', $this->tables->memory('php'))
            . $this->table('MEMORY of a ring, growth of the process', $this->tables->memory('resident'))
            . $this->table('BALANCE, share of the fullest server over the mean share', $this->tables->balance())
            . $this->targets();
        return $text . \sprintf(
            "\nAll keys agreed. Rounds: %d, %.0f s; samples: %d to %d for a lookup, %d to %d for a build.\n",
            $this->run->rounds,
            $this->run->took,
            ...$this->run->results->counts('lookup'),
            ...$this->run->results->counts('build', 'again', 'grow'),
        );
    }

    private function table(string $title, array $table): string
    {
        if (!$table) {
            return '';
        }
        $text = "\n$title\n" . \str_repeat(' ', self::LABEL);
        $columns = \array_keys(\reset($table));
        $width = \max(14, 2 + \max(\array_map(\strlen(...), $columns)));
        foreach ($columns as $column) {
            $text .= Format::pad($column, $width, true);
        }
        foreach ($table as $label => $cells) {
            $text .= "\n" . Format::pad($label, self::LABEL);
            foreach ($cells as $cell) {
                $text .= Format::pad(self::cell($cell), $width, true);
            }
        }
        return "$text\n";
    }

    private static function cell(mixed $cell): string
    {
        if ($cell instanceof Stats) {
            $spread = $cell->spread() === null ? '' : \sprintf('+%.0f%%', $cell->spread() * 100);
            return Format::time($cell->min()) . Format::pad($spread, 6, true);
        }
        return $cell === null ? '-' : (\is_string($cell) ? $cell : Format::time($cell));
    }

    private function targets(): string
    {
        $text = "\n" . Format::pad('TARGETS', 60) . Format::pad('goal', 10, true);
        foreach ($this->run->modes as $mode => $_) {
            $text .= Format::pad("JIT $mode", 9, true) . \str_repeat(' ', 16);
        }
        foreach ((new Targets($this->run))->all() as [$what, $goal, $verdicts]) {
            $text .= "\n" . Format::pad($what, 60) . Format::pad($goal, 10, true);
            foreach ($verdicts as $verdict) {
                $text .= Format::pad($verdict ? Format::number($verdict->value) : '-', 9, true)
                    . Format::pad($verdict ? ' ' . $verdict->text() : '', 16);
            }
        }
        return \preg_replace('/ +$/m', '', "$text\n");
    }
}

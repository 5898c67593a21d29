<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** The plots, of the mode without JIT. */
final class Plots
{
    /** The colours of Okabe and Ito, which the colour-blind can tell apart too; shapes differ as well. */
    private const STYLES = [
        'ext' => ['#0072b2', 'circle', '', 3.2],
        'many' => ['#56b4e9', 'diamond', '', 2],
        'floor' => ['#000000', 'dash', '7 4', 1.6],
        'polyfill' => ['#d55e00', 'square', '', 2],
        'hashring' => ['#009e73', 'up', '', 2],
        'ketamaring' => ['#e69f00', 'down', '', 2],
        'memcached' => ['#cc79a7', 'ring', '', 2],
        'libmemcached' => ['#cc79a7', 'diamond', '5 3', 2],
        'redis' => ['#666666', 'box', '', 2],
    ];

    public function __construct(private Run $run)
    {
    }

    /** @return array<string, string> file name => SVG */
    public function all(): array
    {
        $time = fn (float $ns) => \preg_replace('/\.0+(?= )/', '', Format::time($ns));
        $subtitle = 'per key, including the loop around the call; PHP without JIT';
        $lookup = $this->plot('Lookup', $subtitle, 'time of a lookup', $time);
        $peers = ['hashring', 'ketamaring', 'memcached', 'redis', 'libmemcached'];
        foreach (['polyfill', 'floor', ...$peers, 'many', 'ext'] as $name) {
            $this->add($lookup, $name, $name === 'many' ? 'native class, lookupMany' : null, 'lookup');
        }
        $subtitle = 'create a ring, add all servers, look one key up; PHP without JIT';
        $build = $this->plot('Build', $subtitle, 'time of a build', $time);
        foreach (['polyfill', ...$peers, 'ext'] as $name) {
            $this->add($build, $name, null, 'build');
        }
        $this->add($build, 'many', 'native class, again', 'again', 'ext');
        $bytes = fn (float $bytes) => \preg_replace('/\.0+(?= )/', '', Format::bytes($bytes));
        $memory = $this->plot('Memory', 'growth of the process per ring', 'memory of a ring', $bytes);
        // Predis' two rings keep the same arrays: their lines would hide each other.
        foreach (['polyfill', 'hashring', 'memcached', 'redis', 'ext'] as $name) {
            $this->add($memory, $name, $name === 'hashring' ? 'Predis, both rings' : null, 'resident');
        }
        return [
            'lookup.svg' => $lookup->render(),
            'build.svg' => $build->render(),
            'memory.svg' => $memory->render(),
            'balance.svg' => $this->balance()->render(),
        ];
    }

    /** A logarithmic axis of the part above 1 makes each line nearly straight. */
    private function balance(): Svg
    {
        $plot = new Svg(
            'Balance against virtual nodes per server',
            '1 × is even; logarithmic scale of the part above 1. '
                . "Median of {$this->run->balanceSets} sets of servers; md5-crc32, except where crc32 is named.",
            'virtual nodes per server',
            'share of the fullest server ÷ mean share',
            \array_fill_keys(VIRTUAL_NODES, ''),
            fn (float $excess) => \round(1 + $excess, 2) . ' ×',
        );
        $styles = ['ext', 'polyfill', 'hashring', 'floor'];
        foreach (\array_keys(BALANCE) as $i => $name) {
            $points = [];
            foreach (VIRTUAL_NODES as $nodes) {
                $points[$nodes] = $this->run->results->get('off', 'balance', $name, "$nodes")->median() - 1;
            }
            [$colour, $marker, $dash, $width] = self::STYLES[$styles[$i]];
            $plot->line($name, $colour, $marker, $points, $dash, $width);
        }
        return $plot;
    }

    private function plot(string $title, string $subtitle, string $yLabel, callable $unit): Svg
    {
        $ticks = [];
        foreach ($this->run->sizes as $size) {
            $ticks[SIZES[$size][0] * SIZES[$size][1]] = $size;
        }
        $xLabel = 'points on the ring (servers × points per server)';
        return new Svg("$title against ring size", $subtitle, $xLabel, $yLabel, $ticks, $unit);
    }

    private function add(Svg $plot, string $style, ?string $label, string $work, ?string $name = null): void
    {
        $name ??= $style;
        $contender = contenders()[$name];
        $points = [];
        foreach ($this->run->sizes as $size) {
            $stats = $this->run->results->get('off', $work, $name, $size);
            if ($stats && $stats->min() > 0) {
                $x = SIZES[$size][0] * ($contender->ownPoints() ?: SIZES[$size][1]);
                $points[$x] = \min($points[$x] ?? INF, $stats->min());
            }
        }
        [$colour, $marker, $dash, $width] = self::STYLES[$style];
        $plot->line($label ?? $contender->label(), $colour, $marker, $points, $dash, $width);
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** A plot with two logarithmic axes, lines with markers, and a label at the end of each line. */
final class Svg
{
    private const WIDTH = 980;
    private const HEIGHT = 600;
    private const LEFT = 84;
    private const RIGHT = 750;
    private const TOP = 64;
    private const BOTTOM = 510;
    private const LABEL_HEIGHT = 19;

    /** @var list<array<string, mixed>> the arguments of line() by name */
    private array $lines = [];

    /**
     * @param array<int, string> $ticks value on the x axis => what else to write below it
     * @param callable(float): string $unit writes a value of the y axis
     */
    public function __construct(
        private string $title,
        private string $subtitle,
        private string $xLabel,
        private string $yLabel,
        private array $ticks,
        private $unit,
    ) {
    }

    /** @param array<int, float> $points x => y */
    public function line(
        string $label,
        string $colour,
        string $marker,
        array $points,
        string $dash = '',
        float $width = 2,
    ): void {
        if ($points) {
            \ksort($points);
            $this->lines[] = \compact('label', 'colour', 'marker', 'dash', 'width', 'points');
        }
    }

    public function render(): string
    {
        // Its own white ground: a page may be dark.
        $svg = \sprintf(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" role="img" '
            . 'font-family="system-ui, -apple-system, \'Segoe UI\', \'Liberation Sans\', Arial, sans-serif" '
            . "font-size=\"13\" fill=\"#222\">\n<title>%3\$s</title>\n"
            . "<rect width=\"%1\$d\" height=\"%2\$d\" rx=\"6\" fill=\"#fff\"/>\n",
            self::WIDTH,
            self::HEIGHT,
            self::escape($this->title),
        );
        $svg .= $this->text(self::LEFT, 28, $this->title, 'font-size="17" font-weight="600"')
            . $this->text(self::LEFT, 47, $this->subtitle, 'fill="#555"');
        return $svg . $this->axes() . $this->lines() . $this->labels() . "</svg>\n";
    }

    private function axes(): string
    {
        $svg = '';
        foreach ($this->grid() as $value) {
            $y = $this->y($value);
            $svg .= \sprintf("<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/>\n", self::LEFT, $y, self::RIGHT)
                . $this->text(self::LEFT - 8, $y + 4.5, ($this->unit)($value), 'text-anchor="end"');
        }
        foreach ($this->ticks as $value => $below) {
            $x = $this->x($value);
            $svg .= \sprintf("<path d=\"M%.1f %dV%d\" stroke=\"#eee\"/>\n", $x, self::TOP, self::BOTTOM)
                . \sprintf("<path d=\"M%.1f %dv5\" stroke=\"#222\"/>\n", $x, self::BOTTOM)
                . $this->text($x, self::BOTTOM + 20, \number_format($value), 'text-anchor="middle"')
                . $this->text($x, self::BOTTOM + 36, $below, 'text-anchor="middle" font-size="11" fill="#555"');
        }
        $middle = (self::TOP + self::BOTTOM) / 2;
        $xLabelAt = self::BOTTOM + (\array_filter($this->ticks) ? 64 : 46);
        return $svg
            . \sprintf(
                "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"#222\"/>\n",
                self::LEFT,
                self::TOP,
                self::BOTTOM,
                self::RIGHT,
            )
            . $this->text((self::LEFT + self::RIGHT) / 2, $xLabelAt, $this->xLabel, 'text-anchor="middle"')
            . $this->text(18, $middle, $this->yLabel, "text-anchor=\"middle\" transform=\"rotate(-90 18 $middle)\"");
    }

    private function lines(): string
    {
        $svg = '';
        foreach ($this->lines as $line) {
            $path = '';
            $markers = '';
            foreach ($line['points'] as $x => $y) {
                [$px, $py] = [$this->x($x), $this->y($y)];
                $path .= \sprintf('%s%.1f %.1f', $path ? 'L' : 'M', $px, $py);
                $markers .= $this->marker($line, $px, $py);
            }
            $svg .= \sprintf(
                "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"%s/>\n",
                $path,
                $line['colour'],
                $line['width'],
                $line['dash'] ? " stroke-dasharray=\"$line[dash]\"" : '',
            ) . $markers;
        }
        return $svg;
    }

    /** In the order of the lines' ends, pushed apart where they would overlap, each led to by a thin line. */
    private function labels(): string
    {
        $ends = [];
        foreach ($this->lines as $line) {
            $x = \array_key_last($line['points']);
            $ends[] = [$this->y($line['points'][$x]), $this->x($x), $line];
        }
        \usort($ends, fn ($a, $b) => $a[0] <=> $b[0]);
        $places = self::apart(\array_column($ends, 0));
        $svg = '';
        foreach ($ends as $i => [$y, $x, $line]) {
            $start = self::RIGHT + 34;
            $svg .= \sprintf(
                "<path d=\"M%.1f %.1fL%d %.1fL%d %.1f\" fill=\"none\" stroke=\"%s\" stroke-dasharray=\"1 3\"/>\n",
                $x + 7,
                $y,
                self::RIGHT + 8,
                $y,
                $start - 8,
                $places[$i],
                $line['colour'],
            ) . $this->marker($line, $start, $places[$i]) . $this->text($start + 11, $places[$i] + 4.5, $line['label']);
        }
        return $svg;
    }

    /**
     * @param list<float> $wanted ascending
     * @return list<float> near them, and far enough from one another
     */
    private static function apart(array $wanted): array
    {
        // Groups that overlap are merged into one, which is centred where its members want to be.
        $groups = [];
        foreach ($wanted as $y) {
            $group = [$y, 1];
            while ($groups) {
                [$centre, $count] = \end($groups);
                if ($group[0] - $centre >= ($count + $group[1]) / 2 * self::LABEL_HEIGHT) {
                    break;
                }
                \array_pop($groups);
                $group = [($centre * $count + $group[0] * $group[1]) / ($count + $group[1]), $count + $group[1]];
            }
            $groups[] = $group;
        }
        $places = [];
        foreach ($groups as [$centre, $count]) {
            for ($i = 0; $i < $count; $i++) {
                $places[] = $centre + ($i - ($count - 1) / 2) * self::LABEL_HEIGHT;
            }
        }
        $lowest = \max(0, \end($places) - self::BOTTOM);
        return \array_map(fn ($place) => $place - $lowest, $places);
    }

    private function marker(array $line, float $x, float $y): string
    {
        $shape = match ($line['marker']) {
            'circle' => 'm-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
            'square' => 'm-4 -4h8v8h-8z',
            'diamond' => 'm0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z',
            'up' => 'm0 -5.5l5.2 9.5h-10.4z',
            'down' => 'm0 5.5l5.2 -9.5h-10.4z',
            'ring' => 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
            'box' => 'm-3.5 -3.5h7v7h-7z',
            'dash' => 'm-6 0h12',
        };
        $hollow = \in_array($line['marker'], ['ring', 'box', 'dash'], true);
        return \sprintf(
            "<path d=\"M%.1f %.1f%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>\n",
            $x,
            $y,
            $shape,
            $hollow ? '#fff' : $line['colour'],
            $hollow ? $line['colour'] : '#fff',
            $hollow ? 2 : 1,
        );
    }

    private function text(float $x, float $y, string $text, string $more = ''): string
    {
        return $text === ''
            ? '' : \sprintf("<text x=\"%.1f\" y=\"%.1f\" %s>%s</text>\n", $x, $y, $more, self::escape($text));
    }

    private function x(float $value): float
    {
        $low = \log10(\array_key_first($this->ticks)) - 0.12;
        $high = \log10(\array_key_last($this->ticks)) + 0.25;
        return self::LEFT + (\log10($value) - $low) / ($high - $low) * (self::RIGHT - self::LEFT);
    }

    private function y(float $value): float
    {
        $grid = $this->grid();
        [$low, $high] = [\log10($grid[0]), \log10(\end($grid))];
        return self::BOTTOM - (\log10($value) - $low) / ($high - $low) * (self::BOTTOM - self::TOP);
    }

    /**
     * The values at the horizontal lines: from the last at or below all points to the first at or above them.
     *
     * @return non-empty-list<float> ascending: powers of ten, or 1, 2 and 5 times these where the points span few decades
     */
    private function grid(): array
    {
        $points = \array_merge(...\array_map(fn ($line) => \array_values($line['points']), $this->lines));
        [$least, $greatest] = [\min($points), \max($points)];
        [$low, $high] = [(int) \floor(\log10($least)), (int) \ceil(\log10($greatest))];
        $grid = [];
        for ($decade = $low; $decade <= $high; $decade++) {
            foreach ($high - $low <= 4 ? [1, 2, 5] : [1] as $step) {
                $grid[] = $step * 10 ** $decade;
            }
        }
        $first = \max(\array_keys(\array_filter($grid, fn ($value) => $value <= $least)));
        $last = \min(\array_keys(\array_filter($grid, fn ($value) => $value >= $greatest)));
        return \array_slice($grid, $first, $last - $first + 1);
    }

    private static function escape(string $text): string
    {
        return \htmlspecialchars($text, ENT_QUOTES | ENT_XML1);
    }
}

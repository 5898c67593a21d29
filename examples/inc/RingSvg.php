<?php

use ConsistentHash\Ring;

/** A picture of a ring, or of those before and after a change: where each server is, and what share it has. */
final class RingSvg
{
    private const WIDTH = 960;

    /** The rings: their centre, the radii of that of now and that after the change, and the breadth of both. */
    private const X = 230;
    private const Y = 290;
    private const NOW = 180;
    private const AFTER = 140;
    private const BREADTH = 32;

    /** The bars: where names, bars and figures begin; where the first row is, and the heights of one and of all. */
    private const NAMES = 470;
    private const BARS = 620;
    private const FIGURES = 830;
    private const TOP = 94;
    private const ROW = 24;
    private const ROWS = 400;

    /** With more servers the rows are low and sorted, and have no names. */
    private const MOST_NAMES = 40;

    /** The pieces of a ring that are told apart: finer than the eye sees. */
    private const SLOTS = 3600;

    private const STYLE = <<<'CSS'
        text { font: 13px system-ui, 'Segoe UI', 'Liberation Sans', Arial, sans-serif; fill: #222 }
        .title { font-size: 18px; font-weight: 600 }
        .minor { fill: #666 }
        .middle { text-anchor: middle }
        .paper { fill: #fff }
        .mass { fill: #8a93a3 }
        .line { stroke: #222; stroke-width: 1.5 }
        .faint { opacity: 0.3 }
        @media (prefers-color-scheme: dark) {
            text { fill: #e6e6e6 }
            .minor { fill: #a0a0a0 }
            .paper { fill: #18191c }
            .line { stroke: #e6e6e6 }
        }
        CSS;

    /** @var array<array-key, string> server => colour, for those of both rings */
    private array $colours = [];

    private Balance $balance;

    /** @param ?Ring $after of the same scheme */
    public function __construct(private Ring $now, private ?Ring $after)
    {
        foreach ([...$now->servers(), ...$after?->servers() ?? []] as $server) {
            $this->colours[$server] ??= self::colour(count($this->colours));
        }
        $this->balance = new Balance($after ?? $now);
    }

    public function render(): string
    {
        $title = number_format(count($this->now)) . " servers by {$this->now->scheme()}"
            . ($this->after ? ', then ' . number_format(count($this->after)) : '');
        $named = count($this->colours) <= self::MOST_NAMES;
        $height = self::TOP + ($named ? max(self::ROWS, self::ROW * count($this->colours)) : self::ROWS) + 56;
        $when = $this->after ? ($named ? ', now and after the change' : ' after the change') : '';
        return sprintf(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" role="img">',
            self::WIDTH,
            $height
        )
            . "\n<title>" . self::escape($title) . "</title>\n<style>\n" . self::STYLE . "\n</style>\n"
            . "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
            . self::text(30, 46, $title, 'title')
            . $this->rings()
            . ($named ? $this->rows() : $this->profile())
            . self::text(self::NAMES, $height - 24, "Bars: shares of the keys$when. Lines: fair shares.", 'minor')
            . "</svg>\n";
    }

    /**
     * The servers of positions that lie evenly on the ring; none if it has no points, or if keys do not lie evenly on it.
     *
     * @return list<string>
     */
    public static function owners(Ring $ring, int $slots): array
    {
        $expression = (string) $ring->scheme();
        preg_match('/^Scheme::(\w+)/', $expression, $match);
        $scheme = $match[1] ?? '';
        // Keys have 1024 positions, 2^15, or those of sums of few digits; or a point owns what lies on either side of it.
        if (preg_match('/^Scheme::(memcache|credis|md5Times31|libmemcached\w*\(.crc.\)|twemproxy\(.crc32.)/', $expression)) {
            return [];
        }
        $points = $ring->points();
        $positions = array_keys($points);
        $servers = array_values($points);
        $size = $scheme === 'time33' ? 2 ** 31 : 2 ** 32;
        $owners = [];
        $next = 0;
        for ($slot = 0; $slot < $slots && $servers; $slot++) {
            while ($next < count($positions) && $positions[$next] < ($slot + 0.5) / $slots * $size) {
                $next++;
            }
            $owners[] = match ($scheme) {
                // These two search downwards.
                'predis' => $servers[$next - 1] ?? end($servers),
                'crc32Descending' => $servers[$next - 1] ?? $servers[0],
                'haproxy' => self::nearest($positions, $servers, $next, ($slot + 0.5) / $slots * $size),
                default => $servers[$next] ?? $servers[0],
            };
        }
        return $owners;
    }

    /** The server of the nearest point: of the first one at or after a position, or of the one before. */
    private static function nearest(array $positions, array $servers, int $next, float $position): string
    {
        $last = count($positions) - 1;
        [$before, $after] = [$next > 0 ? $next - 1 : $last, $next <= $last ? $next : 0];
        $around = fn ($distance) => $distance < 0 ? $distance + 2 ** 32 : $distance;
        $isBefore = $around($position - $positions[$before]) <= $around($positions[$after] - $position);
        return $servers[$isBefore ? $before : $after];
    }

    private function rings(): string
    {
        $now = self::owners($this->now, self::SLOTS);
        if (!$now) {
            return self::text(self::X, self::Y, 'no picture of a ring for this scheme', 'minor middle');
        }
        if (!$this->after) {
            return $this->ring(self::NOW, $now);
        }
        $after = self::owners($this->after, self::SLOTS);
        return $this->ring(self::NOW, $now)
            . "<g class=\"faint\">\n" . $this->ring(self::AFTER, array_intersect_assoc($after, $now)) . "</g>\n"
            . $this->ring(self::AFTER, array_diff_assoc($after, $now))
            . self::text(self::X, self::Y - 14, 'outside: now', 'minor middle')
            . self::text(self::X, self::Y + 4, 'inside: after the change,', 'minor middle')
            . self::text(self::X, self::Y + 22, 'faint where nothing moves', 'minor middle');
    }

    /** @param array<int, string> $owners slot => server, of all slots or of some */
    private function ring(int $radius, array $owners): string
    {
        $arcs = [];
        for ($from = 0; $from < self::SLOTS; $from = $to) {
            $to = $from + 1;
            $server = $owners[$from] ?? null;
            // Half around at the most: the ends of an arc must differ.
            while ($to % (self::SLOTS / 2) && ($owners[$to] ?? null) === $server) {
                $to++;
            }
            if ($server !== null) {
                [$start, $end] = [self::at($radius, $from), self::at($radius, $to)];
                $arcs[$server][] = "M{$start}A$radius $radius 0 0 1 $end";
            }
        }
        $svg = '';
        foreach ($arcs as $server => $list) {
            $svg .= sprintf(
                "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"><title>%s</title></path>\n",
                implode('', $list),
                $this->colours[$server],
                self::BREADTH,
                self::escape($server)
            );
        }
        return $svg;
    }

    /** Where a slot begins: the first at the top, the others clockwise. */
    private static function at(int $radius, int $slot): string
    {
        $angle = 2 * M_PI * $slot / self::SLOTS;
        return sprintf('%.1f %.1f', self::X + $radius * sin($angle), self::Y - $radius * cos($angle));
    }

    /** A named row a server. */
    private function rows(): string
    {
        $now = $this->now->shares();
        [$shares, $fair] = [$this->balance->shares, $this->balance->fair];
        $scale = self::scale($now, $shares, $fair);
        $svg = '';
        $y = self::TOP;
        foreach ($this->colours as $server => $colour) {
            $svg .= self::text(self::NAMES, $y + 12, self::shortened($server));
            $share = $shares[$server] ?? 0;
            if ($this->after) {
                $figures = sprintf('%.1f → %.1f %%', 100 * ($now[$server] ?? 0), 100 * $share);
                $svg .= self::bar($y, ($now[$server] ?? 0) * $scale, 9, $colour)
                    . self::bar($y + 10, $share * $scale, 6, $colour);
            } else {
                $figures = percent($share) . ' (' . deviation($this->balance->deviations[$server], 0) . ')';
                $svg .= self::bar($y, $share * $scale, 16, $colour);
            }
            if (isset($fair[$server])) {
                $x = self::BARS + $fair[$server] * $scale;
                $svg .= sprintf("<path class=\"line\" d=\"M%.1f %dv20\"/>\n", $x, $y - 2);
            }
            $svg .= self::text(self::FIGURES, $y + 12, $figures);
            $y += self::ROW;
        }
        return $svg;
    }

    /** The outline of many servers, the fullest at the top. */
    private function profile(): string
    {
        $shares = $this->balance->shares;
        arsort($shares);
        $scale = self::scale($shares, $this->balance->fair);
        $row = self::ROWS / count($shares);
        $bars = $lines = '';
        $y = self::TOP;
        foreach ($shares as $server => $share) {
            $bars .= sprintf('M%d %.2fh%.1fv%.2fH%dz', self::BARS, $y, $share * $scale, $row, self::BARS);
            $lines .= sprintf('M%.1f %.2fv%.2f', self::BARS + $this->balance->fair[$server] * $scale, $y, $row);
            $y += $row;
        }
        $svg = "<path class=\"mass\" d=\"$bars\"/>\n<path class=\"line\" d=\"$lines\"/>\n";
        foreach ([array_key_first($shares) => self::TOP + 12, array_key_last($shares) => $y] as $server => $y) {
            $figures = percent($shares[$server], 2) . ' (' . deviation($this->balance->deviations[$server], 0) . ')';
            $svg .= self::text(self::NAMES, $y, self::shortened($server)) . self::text(self::FIGURES, $y, $figures);
        }
        return $svg;
    }

    /** What makes pixels of a share. */
    private static function scale(array ...$shares): float
    {
        return (self::FIGURES - self::BARS - 12) / max(array_map(max(...), $shares));
    }

    private static function bar(float $y, float $width, int $height, string $colour): string
    {
        return sprintf(
            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
            self::BARS,
            $y,
            $width,
            $height,
            $colour
        );
    }

    private static function text(float $x, float $y, string $text, string $class = ''): string
    {
        return sprintf("<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n", $x, $y, $class, self::escape($text));
    }

    /** A name that leaves room for the bars. */
    private static function shortened(string $name): string
    {
        return preg_replace('/^(.{9}).{3,}(.{9})$/su', '$1…$2', $name);
    }

    /** Hues that are far from one another, neither too light nor too dark for any paper. */
    private static function colour(int $number): string
    {
        $hue = fmod($number * 137.508 + 210, 360);
        $channel = function (int $offset) use ($hue): int {
            $k = fmod($offset + $hue / 30, 12);
            return (int) round(255 * (0.55 - 0.28 * max(-1, min($k - 3, 9 - $k, 1))));
        };
        return sprintf('#%02x%02x%02x', $channel(0), $channel(8), $channel(4));
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_XML1);
    }
}

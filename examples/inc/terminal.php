<?php
/* What the examples print with. */

/** Text in a terminal style such as '1' (bold) or '32' (green), where that is wanted. */
function style(string $style, string $text): string
{
    static $wanted = null;
    $wanted ??= stream_isatty(STDOUT) && (string) getenv('NO_COLOR') === '';
    return $wanted ? "\e[{$style}m$text\e[0m" : $text;
}

function heading(string $text): void
{
    echo "\n", style('1', $text), "\n\n";
}

/** Says on a terminal what is going on; the next call, or '', replaces it. */
function progress(string $text): void
{
    if (stream_isatty(STDERR)) {
        fwrite(STDERR, "\r\e[K$text");
    }
}

function percent(float $share, int $decimals = 1): string
{
    return number_format(100 * $share, $decimals) . ' %';
}

/** How much more than expected: '+3.1 %', '-0.2 %', or '0.0 %' for anything that rounds to it. */
function deviation(float $part, int $decimals = 1): string
{
    // Unlike sprintf(), it knows no negative zero.
    $text = number_format(100 * $part, $decimals);
    return ((float) $text > 0 ? '+' : '') . "$text %";
}

/** A bar of up to $width characters, to an eighth of one; then spaces. */
function bar(float $share, int $width): string
{
    $eighths = (int) round(8 * $width * max(0, min(1, $share)));
    $bar = str_repeat('█', intdiv($eighths, 8)) . ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][$eighths % 8];
    return $bar . str_repeat(' ', $width - intdiv($eighths + 7, 8));
}

/** A row of cells; the first aligned to the left, the others to the right (by characters, not bytes). */
function row(array $widths, array $cells): void
{
    $row = '';
    foreach (array_values($cells) as $i => $cell) {
        $padding = str_repeat(' ', max(0, $widths[$i] - preg_match_all('/./u', $cell)));
        $row .= $i ? "  $padding$cell" : "  $cell$padding";
    }
    echo rtrim($row), "\n";
}

<?php

declare(strict_types=1);

namespace ConsistentHashBench;

final class Format
{
    public static function time(float $ns): string
    {
        return self::scaled($ns, ['ns', 'µs', 'ms', 's']);
    }

    /** kB are 1000 bytes. */
    public static function bytes(float $bytes): string
    {
        return self::scaled($bytes, ['B', 'kB', 'MB', 'GB']);
    }

    public static function percent(float $fraction): string
    {
        return \round($fraction * 100) . ' %';
    }

    /** Three digits. */
    public static function number(float $value): string
    {
        if ($value >= 1000) {
            return \number_format($value);
        }
        $digits = $value >= 100 ? 0 : ($value >= 10 ? 1 : 2);
        return \number_format($value, $digits, '.', '');
    }

    /** In columns; str_pad() counts bytes. */
    public static function pad(string $text, int $width, bool $right = false): string
    {
        $space = \str_repeat(' ', \max(0, $width - \preg_match_all('/./su', $text)));
        return $right ? $space . $text : $text . $space;
    }

    private static function scaled(float $value, array $units): string
    {
        $unit = 0;
        while ($value >= 999.5 && $unit < \count($units) - 1) {
            $value /= 1000;
            $unit++;
        }
        $digits = $value >= 99.95 || $unit === 0 && $value >= 9.95 ? 0 : ($value >= 9.995 ? 1 : 2);
        return \number_format($value, $unit === 0 && $value < 9.95 ? 1 : $digits, '.', '') . ' ' . $units[$unit];
    }
}

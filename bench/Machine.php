<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** The machine in words that say what matters to the figures, and nothing of whose machine it is. */
final class Machine
{
    /** @return array<string, string> */
    public static function describe(): array
    {
        // The rest of a kernel's release often names a site.
        \preg_match('/^[\d.]*\d/', \php_uname('r'), $release);
        $simd = \array_filter(['AVX2', 'AVX-512'], self::has(...));
        return [
            'CPU' => \sprintf('%s, %d cores', self::cpu('model name') ?: \php_uname('m'), self::cores()),
            'SIMD' => \implode(', ', $simd) ?: 'baseline',
            'System' => \trim(\php_uname('s') . ' ' . ($release[0] ?? '') . ', ' . \php_uname('m')),
            'PHP' => PHP_VERSION . (PHP_ZTS ? ' ZTS' : ' NTS') . (PHP_DEBUG ? ' debug' : ''),
        ];
    }

    public static function has(string $simd): bool
    {
        $flags = \explode(' ', self::cpu('flags'));
        $wanted = ['AVX2' => ['avx2'], 'AVX-512' => ['avx512f', 'avx512vl', 'avx512bw', 'avx512dq']][$simd];
        return !\array_diff($wanted, $flags);
    }

    private static function cpu(string $field): string
    {
        $info = \is_readable('/proc/cpuinfo') ? \file_get_contents('/proc/cpuinfo') : '';
        return \preg_match("/^$field\\s*: (.*)/m", $info, $found) ? \trim($found[1]) : '';
    }

    private static function cores(): int
    {
        $info = \is_readable('/proc/cpuinfo') ? \file_get_contents('/proc/cpuinfo') : '';
        return \max(1, \preg_match_all('/^processor\s*:/m', $info));
    }
}

<?php

namespace ConsistentHash\WhichClass;

/** Finds out by what scheme a function places keys. */
final class Samples
{
    /** The most virtual nodes that are tried. */
    private const VIRTUAL_NODES = 256;

    /**
     * @param array<string, array<string, mixed>> $samples what the function returned, as probe.php answers
     * @param list<string> $servers that it has got, where it takes them
     *
     * @return ?string the PHP expression of the scheme, '' if it is none that functions have; null if it places no keys
     */
    public static function scheme(array $samples, array $servers): ?string
    {
        $found = null;
        foreach ($samples as $way => $results) {
            $found = self::of($results, $way === 'list' ? $servers : null) ?? $found;
            if ($found) {
                break;
            }
        }
        return $found;
    }

    /** @param ?list<string> $servers null if they are to be told from the results */
    private static function of(array $results, ?array $servers): ?string
    {
        $results = self::without_keys($results);
        $places = array_values(array_unique($results, SORT_REGULAR));
        if (count($places) < 2 || count($places) > 64) {
            return null;
        }
        if (self::is_modulo($results, count($places))) {
            return 'Scheme::modulo()';
        }
        if (array_filter($results, 'is_string') !== $results) {
            return in_array(null, $results, true) ? null : '';
        }
        $names = $servers ?? array_map(fn ($place) => trim(preg_replace('~^\w*:?//~', '', $place), '/'), $places);
        $place = array_combine($names, $servers ?? $places);
        foreach ([null, ...range(1, self::VIRTUAL_NODES)] as $number) {
            if (self::is_ring($results, $place, $number)) {
                return "Scheme::crc32Strict($number)";
            }
        }
        return '';
    }

    /** What is left of the results where each has its key at the end, as an address of a file has. */
    private static function without_keys(array $results): array
    {
        $ends = fn ($result, $key) => is_string($result) && str_ends_with($result, $key) && $result !== $key;
        $first = array_slice($results, 0, 20);
        if (array_filter($first, $ends, ARRAY_FILTER_USE_BOTH) !== $first) {
            return $results;
        }
        array_walk($results, fn (&$result, $key) => $result = $ends($result, $key) ? substr($result, 0, -strlen($key)) : $result);
        return $results;
    }

    /** Whether each remainder has one place and each place one remainder. */
    private static function is_modulo(array $results, int $count): bool
    {
        $places = [];
        foreach ($results as $key => $result) {
            if (($places[crc32($key) % $count] ??= $result) !== $result) {
                return false;
            }
        }
        return count(array_unique($places, SORT_REGULAR)) === $count;
    }

    /** Whether the keys lie at the first server with a greater CRC-32, or the first of all. */
    private static function is_ring(array $results, array $place, ?int $number): bool
    {
        $ring = [];
        foreach (array_keys($place) as $server) {
            foreach ($number === null ? [''] : range(0, $number - 1) as $i) {
                $ring[crc32($number === null ? $server : "{$server}_$i")] = $server;
            }
        }
        ksort($ring);
        foreach ($results as $key => $result) {
            $found = reset($ring);
            foreach ($ring as $position => $server) {
                if ($position > crc32($key)) {
                    $found = $server;
                    break;
                }
            }
            if ($result !== $place[$found]) {
                return false;
            }
        }
        return true;
    }
}

<?php
/*
 * The rings that the workers build, and the right answers, found the plain way.
 */

declare(strict_types=1);

namespace Workers;

const VIRTUAL_NODES = 10;

/** @return list<string> the servers of ring $id */
function servers(int $id): array
{
    return \array_map(fn ($i) => "10.$id.0.$i:11211", \range(1, 5));
}

/** @return list<string> */
function keys(): array
{
    return \array_map(fn ($i) => "user:$i", \range(1, 10));
}

/** What a worker is to say of ring $id: the servers of the keys on a ConsistentHash and on a Ring of Scheme::crc32(). */
function answers(int $id): string
{
    return \json_encode([
        place(fn (string $text) => \crc32(\md5($text)), servers($id), first: 0),
        place(\crc32(...), servers($id), first: 1),
    ]);
}

/**
 * @param \Closure(string): int $hash
 * @param list<string> $servers
 * @return list<string> the server of each key
 */
function place(\Closure $hash, array $servers, int $first): array
{
    $points = [];
    foreach ($servers as $server) {
        for ($i = $first; $i < $first + VIRTUAL_NODES; $i++) {
            $points[$hash("$server-$i")] = $server;
        }
    }
    \ksort($points);
    $found = [];
    foreach (keys() as $key) {
        $position = $hash($key);
        $after = \array_filter($points, fn ($candidate) => $candidate >= $position, \ARRAY_FILTER_USE_KEY);
        $found[] = \reset($after) ?: \reset($points);
    }
    return $found;
}

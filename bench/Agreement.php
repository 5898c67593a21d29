<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** A fast wrong answer is worth nothing: extension and polyfill agree on every key, and the peers answer at all. */
final class Agreement
{
    /** @param array<string, Contender> $contenders */
    public function __construct(private array $contenders, private string $size)
    {
    }

    /**
     * @param array<string, ?object> $rings
     * @param list<string> $keys
     */
    public function check(array $rings, array $keys): void
    {
        [$count, $points] = SIZES[$this->size];
        $hosts = hosts($count);

        // On a large ring the polyfill would take minutes for all keys: its arrays are searched by halves for all of
        // them, and it is asked itself for some.
        $expected = $this->search($rings['polyfill']->virtualPos, $keys);
        $this->same($expected, \array_map($rings['ext']->lookup(...), $keys), 'lookup');
        $this->same($expected, $rings['many']->lookupMany($keys), 'lookupMany');
        $some = evenlySpread($keys, (int) \max(10, \min(\count($keys), 2e6 / ($count * $points))));
        $this->same(
            \array_map($rings['polyfill']->lookup(...), $some),
            \array_map($rings['ext']->lookup(...), $some),
            'lookup of the polyfill',
        );

        // On rings of their own: the extension makes its arrays when they are asked for.
        $how = $count * $points <= 16_000 ? 'build' : 'prepare';
        $polyfill = $this->contenders['polyfill']->$how($hosts, $points, $keys[0]);
        foreach (['ext', 'many'] as $name) {
            $ring = $this->contenders[$name]->build($hosts, $points, $keys[0]);
            if ($ring->virtualPos !== $polyfill->virtualPos || $ring->serverList !== $polyfill->serverList) {
                throw new \RuntimeException("$this->size: the arrays of $name and polyfill differ");
            }
        }

        foreach (['hashring', 'ketamaring', 'memcached', 'redis'] as $name) {
            if (isset($rings[$name])) {
                $found = $this->contenders[$name]->lookups($rings[$name], $keys);
                $host = \is_array($found) ? $found['host'] : \strtok((string) $found, ':');
                if (!\in_array($host, $hosts, true)) {
                    throw new \RuntimeException("$this->size: $name finds no server");
                }
            }
        }
    }

    /** @return list<string> */
    private function search(array $ring, array $keys): array
    {
        $positions = \array_keys($ring);
        $servers = \array_values($ring);
        $found = [];
        foreach ($keys as $key) {
            $position = \crc32(\md5($key));
            [$low, $high] = [0, \count($positions)];
            while ($low < $high) {
                $middle = ($low + $high) >> 1;
                if ($positions[$middle] < $position) {
                    $low = $middle + 1;
                } else {
                    $high = $middle;
                }
            }
            $found[] = $servers[$low] ?? $servers[0];
        }
        return $found;
    }

    private function same(array $expected, array $found, string $what): void
    {
        if ($expected !== $found) {
            throw new \RuntimeException("$this->size: $what: extension and polyfill do not agree");
        }
    }
}

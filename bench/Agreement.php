<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** A fast wrong answer is worth nothing: contenders with the same ring must give the same server for every key. */
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

        // On a large ring the userland class would take minutes for all keys. So all keys are found by binary search in
        // its arrays, and some by its own lookup().
        $expected = $this->search($rings['polyfill']->virtualPos, $keys);
        $this->same($expected, $this->servers($rings, 'ext', $keys), 'lookup of native class and userland class');
        $this->same($expected, $rings['many']->lookupMany($keys), 'lookupMany of native class and userland class');
        $some = evenlySpread($keys, (int) \max(10, \min(\count($keys), 2e6 / ($count * $points))));
        $this->same(
            $this->servers($rings, 'polyfill', $some),
            $this->servers($rings, 'ext', $some),
            'lookup of native class and of the userland class itself',
        );
        if (isset($rings['copies'])) {
            $this->same(
                $this->servers($rings, 'polyfill', $some),
                $this->servers($rings, 'copies', $some),
                'lookup of userland class and of its methods in a subclass',
            );
        }

        // On rings of their own: the native class makes its arrays when they are read.
        $how = $count * $points <= 16_000 ? 'build' : 'prepare';
        $polyfill = $this->contenders['polyfill']->$how($hosts, $points, $keys[0]);
        foreach (['ext', 'many'] as $name) {
            $ring = $this->contenders[$name]->build($hosts, $points, $keys[0]);
            if ($ring->virtualPos !== $polyfill->virtualPos || $ring->serverList !== $polyfill->serverList) {
                throw new \RuntimeException("$this->size: the arrays of $name and the userland class differ");
            }
        }

        foreach (TWINS as $name => $ring) {
            if (isset($rings[$name])) {
                $this->same(
                    $this->servers($rings, $name, $keys),
                    $this->servers($rings, $ring, $keys),
                    "lookup of {$this->contenders[$name]->label()} and {$this->contenders[$ring]->label()}",
                );
            }
        }
    }

    /** @return list<string> the server of each key */
    private function servers(array $rings, string $name, array $keys): array
    {
        $contender = $this->contenders[$name];
        return \array_map(fn ($key) => $contender->server($contender->lookups($rings[$name], [$key])), $keys);
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
            throw new \RuntimeException("$this->size: $what: not the same");
        }
    }
}

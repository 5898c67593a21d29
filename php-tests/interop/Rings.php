<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** Random rings of a peer's servers, and keys to look up; each is made by the seed and its number alone. */
final class Rings
{
    /** Two servers that share a point come first, and then the same in the other order. */
    private const SHARED_POINT = 2;

    /** Then equal servers in these numbers: with some of them, the libraries' arithmetic loses points. */
    private const EQUAL = [25, 47, 49, 50, 98];

    private const KEYS = 500;

    private Randomizer $random;

    /** @var non-empty-list<list<mixed>> */
    private array $variants;

    public function __construct(private Peer $peer, private string $seed)
    {
        $this->variants = $peer->variants();
    }

    /** So many rings are always compared: each variant is among them. */
    public function always(): int
    {
        return self::SHARED_POINT + \max(\count(self::EQUAL), \count($this->variants));
    }

    /**
     * Chooses the peer's variant, too.
     *
     * @return array{array<string, int>, non-empty-list<string>, list<string>} servers with weights, keys, and servers
     *     that are dead
     */
    public function ring(int $number): array
    {
        $further = \max(0, $number - self::SHARED_POINT);
        $this->peer->choose($this->variants[$further % \count($this->variants)]);
        if ($number < self::SHARED_POINT && $this->peer::HAS_POINTS) {
            return [...$this->sharedPoint($number > 0), []];
        }
        $this->seed("ring $number");
        $equal = self::EQUAL[$further] ?? null;
        $count = $equal ?? \max($this->peer::FEWEST, $this->upTo($this->upTo(100)));
        $servers = \array_fill_keys($this->names($count), 1);
        if ($equal === null) {
            $servers = \array_combine(\array_keys($servers), $this->weights($count));
        }
        $keys = [...$this->peer->keysOnPoints($servers, $this->random), ...$this->keys(self::KEYS)];
        $failsOver = $this->peer::FAILS_OVER && !$this->peer->hasForgotten($servers);
        return [$servers, $keys, $failsOver ? $this->dead($servers) : []];
    }

    private function seed(string $of): void
    {
        $seed = \hash('sha256', "$this->seed " . $this->peer::SCHEME . " $of", true);
        $this->random = new Randomizer(new Xoshiro256StarStar($seed));
    }

    private function upTo(int $most): int
    {
        return $this->random->getInt(1, $most);
    }

    /** @return list<string> distinct servers */
    private function names(int $count): array
    {
        $names = [];
        while (\count($names) < $count) {
            $names[$this->peer->server($this->random)] = true;
        }
        return \array_keys($names);
    }

    /** @return list<int> */
    private function weights(int $count): array
    {
        $least = $this->peer::LEAST_WEIGHT;
        $most = \min($this->peer::MOST_WEIGHT, [1, 2, 10, 1000, PHP_INT_MAX][$this->random->getInt(0, 4)]);
        if ($this->random->getInt(0, 3) === 0) {
            return \array_fill(0, $count, $this->random->getInt($least, $most));
        }
        $weights = \array_map(fn () => $this->random->getInt($least, $most), \range(1, $count));
        if ($most === 1000) {
            // Shares of such a total are often half a point, on the edge of being rounded up.
            $weights[0] += 256 - \array_sum($weights) % 256;
        }
        return $weights;
    }

    /** @return list<string> */
    private function keys(int $count): array
    {
        return \array_map(fn () => $this->peer->key($this->random), \range(1, $count));
    }

    /**
     * Up to a quarter of the weights: peers that give up after twenty attempts to find a server do not come to that.
     *
     * @param array<string, int> $servers
     * @return list<string>
     */
    private function dead(array $servers): array
    {
        $dead = [];
        $left = \array_sum($servers) / 4;
        foreach ($this->random->shuffleArray(\array_keys($servers)) as $server) {
            if (($left -= $servers[$server]) < 0) {
                break;
            }
            $dead[] = $server;
        }
        return $dead;
    }

    /** @return array{array<string, int>, non-empty-list<string>} two servers, and keys around a point of both */
    private function sharedPoint(bool $swapped): array
    {
        $this->seed('shared point');
        do {
            [$servers, $shared] = $this->twoThatShare();
            $points = \array_keys($this->peer->ring($servers)->points());
            $place = \array_search($shared, $points, true);
            $scheme = $this->peer->scheme();
            $keys = \array_filter($this->keys(20_000), function ($key) use ($points, $place, $scheme) {
                $position = $scheme->position($key);
                return $position >= ($points[$place - 1] ?? 0) && $position <= ($points[$place + 1] ?? PHP_INT_MAX);
            });
            // None if the other points are close.
        } while ($keys === []);
        return [$swapped ? \array_reverse($servers) : $servers, \array_values($keys)];
    }

    /** @return array{array<string, int>, int} two servers, and the position of a point of both */
    private function twoThatShare(): array
    {
        $owners = [];
        do {
            [$server] = $this->names(1);
            $points = $this->peer->ring([$server => 1])->points();
            $shared = \key(\array_intersect_key($points, $owners));
            $owners += $points;
        } while ($shared === null || $owners[$shared] === $server);
        return [[$server => 1, $owners[$shared] => 1], $shared];
    }
}

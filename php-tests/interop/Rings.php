<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** Random rings of a peer's servers, and keys to look up; each is made by the seed and its number alone. */
final class Rings
{
    /** Equal servers in these numbers come first: with some of them, the libraries' arithmetic loses points. */
    private const EQUAL = [25, 47, 49, 50, 98];

    /** Then two servers that share a point, and the same in the other order. */
    private const SHARED_POINT = 5;

    /** So many rings are always compared. */
    public const ALWAYS = 7;

    private const KEYS = 500;

    private Randomizer $random;

    public function __construct(private Peer $peer, private string $seed)
    {
    }

    /** @return array{array<string, int>, non-empty-list<string>} servers with weights, and keys */
    public function ring(int $number): array
    {
        if ($number >= self::SHARED_POINT && $number < self::ALWAYS) {
            return $this->sharedPoint($number > self::SHARED_POINT);
        }
        $this->seed("ring $number");
        $equal = self::EQUAL[$number] ?? null;
        $servers = \array_fill_keys($this->names($equal ?? $this->upTo($this->upTo(100))), 1);
        if ($equal === null) {
            $servers = \array_combine(\array_keys($servers), $this->weights(\count($servers)));
        }
        $keys = $this->peer->keysOnPoints($servers, $this->random);
        return [$servers, [...$keys, ...$this->keys(self::KEYS)]];
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
        $most = \min($this->peer::MOST_WEIGHT, [1, 10, 1000, PHP_INT_MAX][$this->random->getInt(0, 3)]);
        if ($this->random->getInt(0, 3) === 0) {
            return \array_fill(0, $count, $this->upTo($most));
        }
        $weights = \array_map(fn () => $this->upTo($most), \range(1, $count));
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

    /** @return array{array<string, int>, non-empty-list<string>} two servers, and keys for which their order matters */
    private function sharedPoint(bool $swapped): array
    {
        $this->seed('shared point');
        do {
            $servers = $this->twoThatShare();
            $keys = $this->keys(20_000);
            $lookup = $this->peer->ring($servers)->lookupMany($keys);
            $reverse = $this->peer->ring(\array_reverse($servers))->lookupMany($keys);
            // None if the shared point is close behind another one, and has no key.
            $there = \array_diff_assoc($lookup, $reverse);
        } while ($there === []);
        return [$swapped ? \array_reverse($servers) : $servers, \array_values(\array_intersect_key($keys, $there))];
    }

    /** @return array<string, int> two servers with a point at the same position */
    private function twoThatShare(): array
    {
        $owners = [];
        do {
            [$server] = $this->names(1);
            $points = $this->peer->ring([$server => 1])->points();
            $shared = \key(\array_intersect_key($points, $owners));
            $owners += $points;
        } while ($shared === null || $owners[$shared] === $server);
        return [$server => 1, $owners[$shared] => 1];
    }
}

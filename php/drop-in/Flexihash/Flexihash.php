<?php

namespace Flexihash;

use ConsistentHash\Ring;
use ConsistentHash\Scheme;
use Flexihash\Hasher\Crc32Hasher;
use Flexihash\Hasher\HasherInterface;
use Flexihash\Hasher\Md5Hasher;

/**
 * The class of the library Flexihash 3 on the ring of the extension consistent_hash: the same target for every
 * resource.
 *
 * Targets come back as strings, also '123'.
 */
class Flexihash
{
    /** @var int points of a target of weight 1 */
    private $replicas;

    /** @var Ring a target weighs as much as it has points; those without any are not on it */
    private $ring;

    /** @var array<array-key, true> all targets, by name */
    private $targets = [];

    /** @var ?array<int, string> the points, if targets share one, and none otherwise; null if that is not known */
    private $shared = null;

    /**
     * @param ?HasherInterface $hasher a Crc32Hasher, the default, or an Md5Hasher
     * @param ?int $replicas 64 by default
     *
     * @throws \InvalidArgumentException for another hasher, which the ring cannot ask
     */
    public function __construct(?HasherInterface $hasher = null, $replicas = null)
    {
        $this->ring = new Ring([], match ($hasher ? $hasher::class : Crc32Hasher::class) {
            Crc32Hasher::class => Scheme::flexihash(1),
            Md5Hasher::class => new Scheme('md5-be32', '{server}{index}', 0, 1, 'after'),
            default => throw new \InvalidArgumentException('The hasher must be a Crc32Hasher or an Md5Hasher, not '
                . get_debug_type($hasher)),
        });
        $this->replicas = $replicas ?: 64;
    }

    /**
     * @param string $target
     * @param float $weight it gets round(replicas * weight) points
     * @return $this
     *
     * @throws Exception if the target is there already
     */
    public function addTarget($target, $weight = 1)
    {
        if (isset($this->targets[$target])) {
            throw new Exception("Target '$target' already exists.");
        }
        $points = (int) round($this->replicas * $weight);
        if ($points > 0) {
            $this->ring->add($target, $points);
        }
        $this->targets[$target] = true;
        $this->shared = null;
        return $this;
    }

    /**
     * @param string[] $targets
     * @param float $weight of each
     * @return $this
     *
     * @throws Exception at a target that is there already
     */
    public function addTargets($targets, $weight = 1)
    {
        foreach ($targets as $target) {
            $this->addTarget($target, $weight);
        }
        return $this;
    }

    /**
     * @param string $target
     * @return $this
     *
     * @throws Exception if the target is not there
     */
    public function removeTarget($target)
    {
        if (!isset($this->targets[$target])) {
            throw new Exception("Target '$target' does not exist.");
        }
        $this->ring->remove($target);
        unset($this->targets[$target]);
        $this->shared = null;
        return $this;
    }

    /** @return list<string> in the order in which they were added */
    public function getAllTargets(): array
    {
        return array_map('strval', array_keys($this->targets));
    }

    /**
     * @param string $resource
     *
     * @throws Exception if no target has a point
     */
    public function lookup($resource): string
    {
        try {
            return $this->ring->lookup($resource);
        } catch (\UnderflowException) {
            throw new Exception('No targets exist');
        }
    }

    /**
     * The distinct targets that follow the position of a resource, in ring order, wrapping around.
     *
     * @param string $resource
     * @param int $requestedCount how many at the most, from 1
     * @return list<string> shorter than that only if fewer targets have a weight
     *
     * @throws Exception for a count below 1
     */
    public function lookupList($resource, $requestedCount): array
    {
        if ($requestedCount < 1) {
            throw new Exception('Invalid count requested');
        }
        $points = $this->sharedPoints();
        if (!$points) {
            return $this->ring->lookupList($resource, $requestedCount);
        }
        $position = $this->ring->scheme()->position($resource);
        $after = array_filter($points, fn ($point) => $point > $position, ARRAY_FILTER_USE_KEY);
        $order = array_unique([...$after, ...$points, ...$this->ring->servers()]);
        return array_slice(array_values($order), 0, $requestedCount);
    }

    /**
     * At a point that targets share, the ring lists the one that would take it over next; the library has forgotten that.
     *
     * @return array<int, string> position => target, if targets share a point; otherwise none
     */
    private function sharedPoints(): array
    {
        if ($this->shared === null) {
            $points = $this->ring->points();
            $count = array_sum(array_map($this->ring->weight(...), $this->ring->servers()));
            $this->shared = count($points) < $count ? $points : [];
        }
        return $this->shared;
    }

    public function __toString(): string
    {
        return sprintf('%s{targets:[%s]}', static::class, implode(',', $this->getAllTargets()));
    }

    public function __clone()
    {
        $this->ring = clone $this->ring;
    }
}

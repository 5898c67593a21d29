<?php

namespace Reference;

/** The class of the library, to the letter of its algorithm: the ring is made anew for each question. */
class Flexihash
{
    private $hash;
    private $replicas;
    private $points = [];

    public function __construct(?callable $hash = null, $replicas = null)
    {
        $this->hash = $hash ?? 'crc32';
        $this->replicas = $replicas ?: 64;
    }

    public function addTarget($target, $weight = 1)
    {
        if (isset($this->points[$target])) {
            throw new \Exception("Target '$target' already exists.");
        }
        $this->points[$target] = round($this->replicas * $weight);
        return $this;
    }

    public function addTargets($targets, $weight = 1)
    {
        foreach ($targets as $target) {
            $this->addTarget($target, $weight);
        }
        return $this;
    }

    public function removeTarget($target)
    {
        if (!isset($this->points[$target])) {
            throw new \Exception("Target '$target' does not exist.");
        }
        unset($this->points[$target]);
        return $this;
    }

    public function getAllTargets()
    {
        return array_map('strval', array_keys($this->points));
    }

    public function lookup($resource)
    {
        return $this->lookupList($resource, 1)[0] ?? throw new \Exception('No targets exist');
    }

    public function lookupList($resource, $requestedCount)
    {
        if (!$requestedCount) {
            throw new \Exception('Invalid count requested');
        }
        $ring = [];
        foreach ($this->points as $target => $points) {
            for ($i = 0; $i < $points; $i++) {
                $ring[($this->hash)($target . $i)] = (string) $target;
            }
        }
        ksort($ring, SORT_NUMERIC);
        $above = array_filter($ring, fn ($position) => $position > ($this->hash)($resource), ARRAY_FILTER_USE_KEY);
        // A target that has lost all its points to others comes last; the library forgets it.
        $without = array_map('strval', array_keys(array_filter($this->points, fn ($points) => $points > 0)));
        return array_slice(array_values(array_unique([...$above, ...$ring, ...$without])), 0, $requestedCount);
    }

    public function __toString()
    {
        return sprintf('%s{targets:[%s]}', static::class, implode(',', $this->getAllTargets()));
    }
}

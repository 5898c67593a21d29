<?php

use ConsistentHash\Ring;

/** How evenly a ring shares the keys out. */
final class Balance
{
    /** @var array<array-key, float> server => its share of all keys */
    public readonly array $shares;

    /** @var array<array-key, float> server => the share that its weight is worth */
    public readonly array $fair;

    /** @var array<array-key, float> server => how much more than that it has, 0.1 for a tenth; less is negative */
    public readonly array $deviations;

    public function __construct(Ring $ring)
    {
        $this->shares = $ring->shares();
        $weights = array_combine($ring->servers(), array_map($ring->weight(...), $ring->servers()));
        $total = array_sum($weights);
        $this->fair = array_map(fn ($weight) => $weight / $total, $weights);
        $deviations = [];
        foreach ($this->fair as $server => $fair) {
            $deviations[$server] = $this->shares[$server] / $fair - 1;
        }
        $this->deviations = $deviations;
    }

    /** How many times its fair share the fullest server has. */
    public function fullest(): float
    {
        return 1 + max($this->deviations);
    }

    /** How many times its fair share the emptiest server has. */
    public function emptiest(): float
    {
        return 1 + min($this->deviations);
    }
}

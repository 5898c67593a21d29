<?php

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/**
 * The userland class Consistent on the ring of the extension consistent_hash: the same server for every key.
 *
 * Servers come back as strings. The ring does not ask _hash(), which is final so that no override is passed over.
 */
class Consistent
{
    /** @var ?Ring null while there is no server */
    private $ring;

    /**
     * The position of a string.
     *
     * @param string $str
     * @return string an unsigned 32-bit integer in decimal
     */
    final public function _hash($str)
    {
        return sprintf('%u', crc32($str));
    }

    /** @param string $server */
    public function addServer($server)
    {
        $this->ring ??= new Ring([], Scheme::crc32());
        $this->ring->add($server);
    }

    /**
     * @param string $key
     * @return string|false false if there is no server
     */
    public function find($key)
    {
        return $this->ring?->lookup($key) ?? false;
    }

    /** Prints position => server, ascending. */
    public function printNodes()
    {
        print_r($this->ring?->points() ?? []);
    }

    public function __clone()
    {
        if ($this->ring) {
            $this->ring = clone $this->ring;
        }
    }
}

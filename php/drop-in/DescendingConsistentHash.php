<?php

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/**
 * The userland class ConsistentHash that searches downwards, on the ring of the extension consistent_hash: the same
 * server for every key. It has another name, since ConsistentHash is the extension's own class.
 *
 * Where the userland class implements interfaces, `hash` with _hash() and `distribute` with the other three methods, keep
 * their declarations and let a subclass implement them. Type declarations with an interface then go on working:
 *
 *     class CacheRing extends DescendingConsistentHash implements hash, distribute {}
 *
 * With consistent_hash.class=Off in php.ini this subclass may be called ConsistentHash.
 *
 * Servers come back as strings. The ring does not ask _hash(), which is final so that no override is passed over.
 */
class DescendingConsistentHash
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

    /**
     * @param string $server
     * @return true
     */
    public function addServer($server)
    {
        $this->ring ??= new Ring([], Scheme::crc32Descending());
        $this->ring->add($server);
        return true;
    }

    /**
     * @param string $server
     * @return true
     */
    public function removeServer($server)
    {
        if ($this->ring?->remove($server)->count() === 0) {
            $this->ring = null;
        }
        return true;
    }

    /**
     * @param string $key
     * @return string|false false if there is no server
     */
    public function lookup($key)
    {
        return $this->ring?->lookup($key) ?? false;
    }

    public function __clone()
    {
        if ($this->ring) {
            $this->ring = clone $this->ring;
        }
    }
}

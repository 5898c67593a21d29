<?php

namespace Reference;

/** The userland class, to the letter of its algorithm: the ring is made anew for each question. */
class DescendingConsistentHash
{
    private $servers = [];

    public function _hash($str)
    {
        return sprintf('%u', crc32($str));
    }

    public function addServer($server)
    {
        $this->servers[$server] = $server;
        return true;
    }

    public function removeServer($server)
    {
        unset($this->servers[$server]);
        return true;
    }

    public function lookup($key)
    {
        $ring = [];
        foreach ($this->servers as $server) {
            $ring[$this->_hash($server)] ??= $server;
        }
        krsort($ring, SORT_NUMERIC);
        $hash = $this->_hash($key);
        foreach ($ring as $position => $server) {
            if ($position <= $hash) {
                return $server;
            }
        }
        return end($ring);
    }
}

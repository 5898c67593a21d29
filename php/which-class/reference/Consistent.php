<?php

namespace Reference;

/** The userland class, to the letter of its algorithm: the ring is made anew for each question. */
class Consistent
{
    private $servers = [];

    public function _hash($str)
    {
        return sprintf('%u', crc32($str));
    }

    public function addServer($server)
    {
        $this->servers[$server] = $server;
    }

    public function find($key)
    {
        $ring = $this->ring();
        $hash = $this->_hash($key);
        foreach ($ring as $position => $server) {
            if ($hash <= $position) {
                return $server;
            }
        }
        return reset($ring);
    }

    public function printNodes()
    {
        print_r($this->ring());
    }

    private function ring()
    {
        $ring = [];
        foreach ($this->servers as $server) {
            for ($i = 1; $i <= 32; $i++) {
                $ring[$this->_hash($server . '-' . $i)] = $server;
            }
        }
        ksort($ring, SORT_NUMERIC);
        return $ring;
    }
}

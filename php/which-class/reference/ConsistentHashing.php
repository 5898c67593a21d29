<?php

namespace Reference;

/** The userland class, to the letter of its algorithm: the ring is made anew for each question. */
class ConsistentHashing
{
    public $nodes = [];
    public $virtual = 64;

    public function __construct($nodes = [])
    {
        foreach ($nodes as $node) {
            $this->addNode($node);
        }
    }

    public function time33($str)
    {
        $hash = 0;
        foreach (str_split(md5($str)) as $digit) {
            $hash = ($hash * 33 + ord($digit)) & 0x7fffffff;
        }
        return $hash;
    }

    public function addNode($node)
    {
        if (isset($this->nodes[$node])) {
            return null;
        }
        for ($i = 1; $i <= $this->virtual; $i++) {
            $this->nodes[$node][] = $this->time33($node . '-' . $i);
        }
        return $this;
    }

    public function removeNode($node)
    {
        unset($this->nodes[$node]);
        return $this;
    }

    public function getRing()
    {
        $ring = [];
        foreach ($this->nodes as $node => $positions) {
            foreach ($positions as $position) {
                $ring[$position] = (string) $node;
            }
        }
        ksort($ring, SORT_NUMERIC);
        return $ring;
    }

    public function getNode($key)
    {
        $ring = $this->getRing();
        $hash = $this->time33($key);
        foreach ($ring as $position => $node) {
            if ($hash <= $position) {
                return $node;
            }
        }
        return reset($ring);
    }
}

<?php

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/**
 * The userland class ConsistentHashing on the ring of the extension consistent_hash: the same node for every key.
 *
 * Nodes come back as strings. The ring does not ask time33(), which is final so that no override is passed over.
 */
class ConsistentHashing
{
    /**
     * Node => its positions, in the order of the virtual nodes.
     *
     * __get() makes it when it is read, since hashing in PHP takes far longer than all that the ring does.
     *
     * @var array<array-key, list<int>>
     */
    public $nodes = [];

    /** @var int virtual nodes of a node that is added from now on */
    public $virtual = 64;

    /** @var ?Ring a node weighs as much as it has virtual nodes; null while there is none */
    private $ring;

    /** @var array<array-key, list<int>> what $nodes had when it was last read, less what has left */
    private $positions = [];

    /** @param string[] $nodes */
    public function __construct($nodes = [])
    {
        foreach ($nodes ?: [] as $node) {
            $this->addNode($node);
        }
    }

    /**
     * The position of a string.
     *
     * @param string $str
     * @return int from 0 to 2147483647
     */
    final public function time33($str)
    {
        $digits = md5($str);
        $hash = 0;
        for ($i = 0; $i < 32; $i++) {
            $hash = ($hash * 33 + ord($digits[$i])) & 0x7fffffff;
        }
        return $hash;
    }

    /**
     * @param string $node
     * @return ?$this null if the node is there already
     */
    public function addNode($node)
    {
        if ($this->ring?->has($node)) {
            return null;
        }
        if ($this->virtual >= 1) {
            $this->ring ??= new Ring([], Scheme::time33(1));
            $this->ring->add($node, (int) $this->virtual);
            unset($this->nodes);
        }
        return $this;
    }

    /**
     * @param string $node
     * @return $this
     */
    public function removeNode($node)
    {
        if ($this->ring?->remove($node)->count() === 0) {
            $this->ring = null;
        }
        unset($this->positions[$node], $this->nodes);
        return $this;
    }

    /**
     * @param string $key
     * @return string|false false if there is no node
     */
    public function getNode($key)
    {
        return $this->ring?->lookup($key) ?? false;
    }

    /** @return array<int, string> position => node, ascending */
    public function getRing()
    {
        return $this->ring?->points() ?? [];
    }

    public function &__get($name)
    {
        if ($name !== 'nodes') {
            trigger_error(sprintf('Undefined property: %s::$%s', static::class, $name), E_USER_WARNING);
            $undefined = null;
            return $undefined;
        }
        foreach ($this->ring?->servers() ?? [] as $node) {
            $this->positions[$node] ??= array_map(
                fn ($index) => $this->time33("$node-$index"),
                range(1, $this->ring->weight($node))
            );
        }
        $this->nodes = $this->positions;
        return $this->nodes;
    }

    public function __isset($name)
    {
        return $name === 'nodes';
    }

    public function __wakeup()
    {
        unset($this->nodes);
    }

    public function __clone()
    {
        if ($this->ring) {
            $this->ring = clone $this->ring;
        }
    }
}

<?php
/*
 * The extension consistent_hash, for editors and static analysers. Do not include this file.
 */

/**
 * A ring of virtual nodes that maps keys to servers: few keys move when a server leaves or joins.
 *
 * A position is an unsigned 32-bit integer. The virtual nodes of a server lie at the positions of "$server-0",
 * "$server-1" and so on. A key belongs to the server of the first virtual node at or after the key's own position,
 * wrapping around behind the last. Any byte string is a valid key or server.
 *
 * The properties are live: what is written to them, the next call sees. An overridden method is honoured by all others.
 *
 * In what is said of time below, V is the number of virtual nodes on the ring. It holds as long as cHash() is not
 * overridden and $virtualPos is ascending; otherwise it is that of the class in PHP, a lookup linear in V.
 */
class ConsistentHash
{
    /**
     * Server => its positions, as decimal strings from '0' to '4294967295', in the order of the virtual nodes.
     *
     * Array-key rules apply: '1' and 1 are the same server.
     *
     * @var array<array-key, list<string>>
     */
    public $serverList = [];

    /**
     * Position, from 0 to 4294967295, => server as it was added; ascending by position.
     *
     * Where two virtual nodes have the same position, the one that was added later has it.
     *
     * @var array<int, mixed>
     */
    public $virtualPos = [];

    /**
     * Virtual nodes of a server that is added from now on. More of them share the keys out more evenly.
     *
     * Servers that were added before keep theirs. With 0 or less, an added server gets none and stays unknown.
     *
     * @var int
     */
    public $virtualPosNum = 5;

    /**
     * The position of a string: the CRC-32 of its MD5 in hexadecimal. Linear in the length of the string.
     *
     * Override it to place servers and keys by another hash.
     *
     * @param string|int|float|bool|\Stringable $str converted as md5() does; null is deprecated
     *
     * @return numeric-string from '0' to '4294967295'
     *
     * @throws \TypeError for an array or an object that is not Stringable
     */
    public function cHash($str) {}

    /**
     * Adds a server with $virtualPosNum virtual nodes, unless it is there already.
     *
     * @param string|int $server as lookup() is to return it; as an array key, 1.5 is 1 with a deprecation, true is 1
     *                           and null is ''
     *
     * @return true
     *
     * @throws \TypeError for an array or an object
     */
    public function addServer($server) {}

    /**
     * Removes a server; nothing happens if it is not there.
     *
     * A position that another server has taken over since goes with it.
     *
     * @param string|int $key the server
     *
     * @return true
     *
     * @throws \TypeError for an array or an object
     */
    public function removeServer($key) {}

    /**
     * The server of a key. Logarithmic in V at the most.
     *
     * @param string|int|float|bool|\Stringable $key converted as md5() does; null is deprecated
     *
     * @return mixed the server as it was added, an int as an int; false on an empty ring
     *
     * @throws \TypeError for an array or an object that is not Stringable
     */
    public function lookup($key) {}

    /**
     * Adds several servers, as addServer() does for each; the ring is sorted once.
     *
     * @param array<string|int> $servers
     *
     * @return true
     *
     * @throws \TypeError for a server that is an array or an object
     */
    public function addServers(array $servers) {}

    /**
     * The servers of many keys, as lookup() has them.
     *
     * @template TKey of array-key
     *
     * @param array<TKey, string|int|float|bool|\Stringable> $keys
     *
     * @return array<TKey, mixed> $keys with each value replaced by its server; keys and order are kept
     *
     * @throws \TypeError for a key that is an array or an object that is not Stringable
     */
    public function lookupMany(array $keys) {}

    /**
     * The distinct servers that follow the position of a key, in ring order, wrapping around: the first is the server
     * of lookup(), the others serve for replicas or as a fallback.
     *
     * @param string|int|float|bool|\Stringable $key converted as md5() does; null is deprecated
     * @param int $count how many at the most, from 1
     *
     * @return list<mixed> shorter than $count only if the ring has fewer servers; [] on an empty ring
     *
     * @throws \TypeError for a key that is an array or an object that is not Stringable
     * @throws \ValueError for a count below 1
     */
    public function lookupList($key, int $count) {}
}

/**
 * The finished rings that this process keeps for its next requests (php.ini: consistent_hash.cache_size).
 *
 * @return array{entries: int, bytes: int, limit: int, hits: int, misses: int} rings; bytes of these and the most there
 *     may be; questions that found a ring and those that did not, since the process started
 */
function consistent_hash_cache_info(): array {}

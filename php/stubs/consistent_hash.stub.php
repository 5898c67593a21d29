<?php
/*
 * The extension consistent_hash, for editors and static analysers. Do not include this file.
 */

namespace {
    /**
     * A ring of virtual nodes that maps keys to servers: few keys move when a server leaves or joins. It replaces the
     * userland class of the same name.
     *
     * A position is an unsigned 32-bit integer. The virtual nodes of a server lie at the positions of "$server-0",
     * "$server-1" and so on. A key belongs to the server of the first virtual node at or after the key's own position;
     * after the last virtual node the first follows. Any byte string is a valid key or server.
     *
     * The properties are live: the next call sees every write to them. All methods honour an overridden method.
     *
     * With consistent_hash.class=Off in php.ini the extension leaves this name to the application.
     *
     * V is the number of virtual nodes on the ring. The times below hold while cHash() is not overridden and $virtualPos is
     * ascending; otherwise a lookup takes time linear in V, as in the userland class.
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
         * If two virtual nodes have the same position, the one that was added later keeps it.
         *
         * @var array<int, mixed>
         */
        public $virtualPos = [];

        /**
         * Virtual nodes per server, for servers that are added from now on. More virtual nodes spread keys more evenly.
         *
         * Servers on the ring keep theirs. With 0 or less, an added server gets none and stays unknown.
         *
         * @var int
         */
        public $virtualPosNum = 5;

        /**
         * The position of a string: the CRC-32 of the hexadecimal digits of its MD5. Time linear in its length.
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
         * Adds a server with $virtualPosNum virtual nodes, unless it is on the ring.
         *
         * @param string|int $server lookup() returns it as it is given here. As an array key, 1.5 is 1 with a
         *     deprecation, true is 1, and null is ''
         *
         * @return true
         *
         * @throws \TypeError for an array or an object
         */
        public function addServer($server) {}

        /**
         * Removes a server; does nothing if it is not on the ring.
         *
         * Its positions go, even one that a server added later has taken over.
         *
         * @param string|int $key the server
         *
         * @return true
         *
         * @throws \TypeError for an array or an object
         */
        public function removeServer($key) {}

        /**
         * The server of a key. Time at most logarithmic in V.
         *
         * @param string|int|float|bool|\Stringable $key converted as md5() does; null is deprecated
         *
         * @return mixed the server as it was added, an int as an int; false on an empty ring
         *
         * @throws \TypeError for an array or an object that is not Stringable
         */
        public function lookup($key) {}

        /**
         * Adds several servers, as addServer() does for each. The ring is sorted once, unless addServer() or cHash() is
         * overridden.
         *
         * @param array<string|int> $servers
         *
         * @return true
         *
         * @throws \TypeError for a server that is an array or an object
         */
        public function addServers(array $servers) {}

        /**
         * The servers of many keys, as lookup() returns them.
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
         * The distinct servers that follow the position of a key, in ring order. The first is the server of lookup(); use
         * the others for replicas or as a fallback.
         *
         * @param string|int|float|bool|\Stringable $key converted as md5() does; null is deprecated
         * @param int $count the most servers to return, from 1
         *
         * @return list<mixed> shorter than $count only if the ring has fewer servers; [] on an empty ring
         *
         * @throws \TypeError for a key that is an array or an object that is not Stringable
         * @throws \ValueError for a count below 1
         */
        public function lookupList($key, int $count) {}
    }

    /**
     * The figures of the ring cache, which keeps finished rings for the next requests of this process.
     *
     * @return array{entries: int, bytes: int, limit: int, hits: int, misses: int} the number of rings; their bytes, and
     *     the limit (php.ini: consistent_hash.cache_size); how often a ring was found and not found since the process
     *     started
     */
    function consistent_hash_cache_info(): array {}
}

namespace ConsistentHash {
    /**
     * The methods of a ring that applications need: use it as the type, and replace it in tests.
     *
     * @extends \IteratorAggregate<int, string>
     */
    interface RingInterface extends \Countable, \IteratorAggregate
    {
        /** @see Ring::add() */
        public function add(string $server, int $weight = 1): static;

        /** @see Ring::remove() */
        public function remove(string $server): static;

        /** @see Ring::has() */
        public function has(string $server): bool;

        /** @see Ring::weight() */
        public function weight(string $server): int;

        /**
         * @see Ring::servers()
         *
         * @return list<string>
         */
        public function servers(): array;

        /** @see Ring::lookup() */
        public function lookup(string $key): string;

        /**
         * @see Ring::lookupMany()
         *
         * @template TKey of array-key
         *
         * @param array<TKey, string|int|float|bool|\Stringable> $keys
         *
         * @return array<TKey, string>
         */
        public function lookupMany(array $keys): array;

        /**
         * @see Ring::lookupList()
         *
         * @return list<string>
         */
        public function lookupList(string $key, int $count): array;

        /**
         * @see Ring::group()
         *
         * @template T of string|int|float|bool|\Stringable
         *
         * @param array<array-key, T> $keys
         *
         * @return array<array-key, list<T>>
         */
        public function group(array $keys): array;
    }

    /**
     * A ring of servers by any {@see Scheme}.
     *
     * The ring depends only on the scheme and on the servers with their weights in their order. It always equals a new
     * ring of the same servers, whatever was added and removed before. Nothing is hashed before the first question. The
     * process keeps finished rings, so that the next request with the same servers neither hashes nor sorts.
     *
     * Names of servers are strings and come back as strings, even '123'. As a key of a PHP array, in shares() and
     * group(), PHP turns '123' into 123. Any byte string is a key. Any byte string is a server, except by schemes that
     * need host:port.
     *
     * `==` compares scheme, servers and weights. V is the number of points on the ring.
     */
    final class Ring implements RingInterface
    {
        /**
         * @param array<int, string>|array<string, int> $servers names; or name => weight, for string keys. PHP turns a key
         *     like '123' into an int: use add() for such a name with a weight. If a name comes twice, its first place and
         *     its last weight count; a bare name has weight 1
         * @param ?Scheme $scheme Scheme::md5Crc32(160) if null
         *
         * @throws \TypeError for a name that is not a string, or a weight that is not an int
         * @throws \ValueError for a weight below 1, or a server that the scheme cannot place
         */
        public function __construct(array $servers = [], ?Scheme $scheme = null) {}

        /**
         * Adds a server after the others, or changes its weight in place.
         *
         * @param int $weight from 1; other than 1 only if the scheme has weights
         *
         * @throws \ValueError for a weight below 1, or a server or weight that the scheme cannot place; the ring stays as
         *     it was
         */
        public function add(string $server, int $weight = 1): static {}

        /** Removes a server; does nothing if it is not on the ring. Time linear in the number of servers. */
        public function remove(string $server): static {}

        /** Whether a server is on the ring. */
        public function has(string $server): bool {}

        /** The weight of a server; 0 if it is not on the ring. */
        public function weight(string $server): int {}

        /**
         * The names of the servers, in the order in which they were added.
         *
         * @return list<string>
         */
        public function servers(): array {}

        /** The number of servers. */
        public function count(): int {}

        /** The scheme, as it was given. */
        public function scheme(): Scheme {}

        /**
         * Iterates over servers().
         *
         * @return \ArrayIterator<int, string>
         */
        public function getIterator(): \Iterator {}

        /**
         * The server of a key. Time at most logarithmic in V.
         *
         * @throws \UnderflowException on an empty ring
         */
        public function lookup(string $key): string {}

        /**
         * The servers of many keys: faster than lookup() on each, and several times as fast with hashes made of MD5.
         *
         * @template TKey of array-key
         *
         * @param array<TKey, string|int|float|bool|\Stringable> $keys each is converted as for a string parameter
         *
         * @return array<TKey, string> $keys with each value replaced by its server; keys and order are kept
         *
         * @throws \TypeError for a key that cannot become a string
         * @throws \UnderflowException on an empty ring, if there are keys
         */
        public function lookupMany(array $keys): array {}

        /**
         * Distinct servers in ring order, from the server of lookup() on: for replicas or for failover.
         *
         * Servers without a point of their own come last, in the order in which they were added, so the list has $count
         * servers, or all. The second server is where the key would go without the first, except by schemes in which the
         * removal of a server changes the points of others: modulo, and those that divide their points by weight.
         *
         * @param int $count the most servers to return, from 1
         *
         * @return list<string> [] on an empty ring
         *
         * @throws \ValueError for a count below 1
         */
        public function lookupList(string $key, int $count): array {}

        /**
         * The keys of each server, for a multi-get.
         *
         * @template T of string|int|float|bool|\Stringable
         *
         * @param array<array-key, T> $keys
         *
         * @return array<array-key, list<T>> server => its keys as they were given, in order; servers in the order of
         *     their first key. A name like '123' is an int key, by PHP's rules for arrays
         *
         * @throws \TypeError for a key that cannot become a string
         * @throws \UnderflowException on an empty ring, if there are keys
         */
        public function group(array $keys): array {}

        /**
         * The points of the ring, ascending: position => server. By modulo, which has no points, an empty array.
         *
         * @return array<int, string> positions from 0 to 4294967295
         */
        public function points(): array {}

        /**
         * The exact share of the key space per server, from 0.0 to 1.0; the shares sum to 1. Time linear in V.
         *
         * @return array<array-key, float> server => share, in the order of servers()
         */
        public function shares(): array {}

        /**
         * The exact movement of keys if another ring took the place of this one. Time linear in the points of both rings;
         * if one of them is by modulo, also linear in the product of their numbers of servers.
         *
         * @return array{share: float, moves: list<array{from: string, to: string, share: float}>} the share of the key
         *     space whose server changes, and its moves from server to server, the largest first
         *
         * @throws \ValueError if the other ring hashes keys in another way, so that every key may move
         * @throws \UnderflowException if one of the rings is empty
         */
        public function movement(Ring $after): array {}

        /**
         * The scheme and the servers with their weights, without points.
         *
         * @return array{scheme: array<array-key, mixed>, servers: array<array-key, int>}
         */
        public function __serialize(): array {}

        /** @throws \UnexpectedValueException for data that __serialize() did not write; the ring stays as it was */
        public function __unserialize(array $data): void {}

        /**
         * A summary.
         *
         * @return array{scheme: string, servers: int, weight: int, points: int}
         */
        public function __debugInfo(): array {}
    }

    /**
     * The places of servers and keys on a ring, exactly as another class, library or server has them. Immutable.
     *
     * A server of weight 1 has $virtualNodes points, at the hashes of as many labels. A key belongs to the server of the
     * point that the search finds from the hash of the key. `==` compares the parts of two schemes.
     *
     * Each named constructor has the virtual nodes, labels, search and arithmetic of weights of the system that it
     * reproduces.
     */
    final class Scheme implements \Stringable
    {
        /**
         * A scheme by its parts, for the many hand-made variants. If two servers have the same position, the one that was
         * added last keeps it.
         *
         * @param string $hash of labels and keys: one of hashes()
         * @param string $label the text that is hashed for a virtual node: contains {server}, and {index} if a server has
         *     several; at most 128 bytes
         * @param int $first the first {index}, from 0 to 2147483647
         * @param int $virtualNodes points of a server of weight 1, from 1 to 16777216
         * @param string $search 'at-or-after': the smallest position at or after that of the key, else the smallest of all;
         *     'after': the smallest position after it, else the smallest of all; 'at-or-before': the greatest position at
         *     or before it, else the greatest of all; 'at-or-before-or-smallest': the greatest position at or before it,
         *     else the smallest of all
         *
         * @throws \ValueError for any other value
         * @throws \Error on an object that is constructed already
         */
        public function __construct(
            string $hash = 'md5-crc32',
            string $label = '{server}-{index}',
            int $first = 0,
            int $virtualNodes = 160,
            string $search = 'at-or-after',
        ) {}

        /** crc32(md5($text)) of "{server}-{index}" from 0: the class ConsistentHash, userland and native. */
        public static function md5Crc32(int $virtualNodes = 5): Scheme {}

        /** One point per server, at its CRC-32, searched downwards: the other ConsistentHash, with _hash(). No weights. */
        public static function crc32Descending(): Scheme {}

        /**
         * CRC-32 of "{server}", without weights; with a number of virtual nodes, of "{server}_{index}" from 0. A key
         * belongs to the next greater position.
         */
        public static function crc32Strict(?int $virtualNodes = null): Scheme {}

        /** Times 33 over the MD5 of "{server}-{index}" from 1: the class ConsistentHashing. */
        public static function time33(int $virtualNodes = 64): Scheme {}

        /** CRC-32 of "{server}-{index}" from 1: the class Consistent. */
        public static function crc32(int $virtualNodes = 32): Scheme {}

        /** crc32($key) % count($servers), without a ring: most keys move when the number changes. No weights. */
        public static function modulo(): Scheme {}

        /**
         * The PHP library Flexihash 3, with its default hash. With its MD5 hash:
         * new Scheme('md5-be32', '{server}{index}', 0, 64, 'after').
         */
        public static function flexihash(int $virtualNodes = 64): Scheme {}

        /** Predis\Cluster\Distributor\HashRing, the default of Predis. Weights divide the points among the servers. */
        public static function predis(): Scheme {}

        /** Predis\Cluster\Distributor\KetamaRing. Weights divide the points among the servers. */
        public static function predisKetama(): Scheme {}

        /**
         * php-memcached with OPT_LIBKETAMA_COMPATIBLE, and libmemcached. A server is host:port, or the path of a socket.
         * Weights divide the points among the servers.
         */
        public static function libmemcached(): Scheme {}

        /**
         * RedisArray of phpredis with 'consistent' => true. A server is host:port, as there, of up to 60 bytes. Only the
         * tag of a key with a {tag} is hashed. No weights.
         */
        public static function redisArray(): Scheme {}

        /** nginx: `hash $key consistent` in an upstream. A server is host, host:port or unix:path, as configured there. */
        public static function nginx(): Scheme {}

        /**
         * The names of the named constructors, for fromName().
         *
         * @return list<string>
         */
        public static function names(): array {}

        /**
         * The names of the hashes, for the constructor.
         *
         * @return list<string>
         */
        public static function hashes(): array {}

        /**
         * The scheme of a named constructor, for configuration files.
         *
         * @param ?int $virtualNodes as for the named constructor; its default if null
         *
         * @throws \ValueError for an unknown name, or a number of virtual nodes that the named constructor does not take
         */
        public static function fromName(string $name, ?int $virtualNodes = null): Scheme {}

        /**
         * The schemes that place every sample key on its known server: use it to find the scheme of an old ring. It tries
         * all named schemes, and those of the general constructor with common labels and any hash except crc32-complement.
         * It tries 1 to 1024 virtual nodes, as long as all servers together have at most 262144 points, and fewer with
         * long names. It takes seconds for hundreds of servers or samples.
         *
         * Some hundred samples leave one scheme, or a few that differ little; with few samples many schemes fit.
         *
         * @param array<int, string>|array<string, int> $servers as for a Ring, in the order in which they were added
         * @param array<array-key, string> $samples key => server
         *
         * @return list<Scheme> the likelier first: named schemes, then fewer virtual nodes
         *
         * @throws \ValueError for no samples, a sample with an unknown server, or so few samples that more than 65536
         *     schemes fit
         */
        public static function identify(array $servers, array $samples): array {}

        /** The PHP expression that makes the scheme, such as "Scheme::md5Crc32(160)". */
        public function __toString(): string {}

        /** @return array<array-key, mixed> */
        public function __serialize(): array {}

        /**
         * @throws \UnexpectedValueException for data that __serialize() did not write
         * @throws \Error on an object that is constructed already
         */
        public function __unserialize(array $data): void {}

        /** @return array{scheme: ?string} null before the constructor has run */
        public function __debugInfo(): array {}
    }
}

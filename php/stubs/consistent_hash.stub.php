<?php
/*
 * The extension consistent_hash, for editors and static analysers. Do not include this file.
 */

namespace {
    /**
     * A ring of virtual nodes that maps keys to servers: few keys move when a server leaves or joins.
     *
     * A position is an unsigned 32-bit integer. The virtual nodes of a server lie at the positions of "$server-0",
     * "$server-1" and so on. A key belongs to the server of the first virtual node at or after the key's own position,
     * wrapping around behind the last. Any byte string is a valid key or server.
     *
     * The properties are live: what is written to them, the next call sees. An overridden method is honoured by all others.
     *
     * With consistent_hash.class=Off in php.ini the extension leaves this name to the application.
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
         * Adds several servers, as addServer() does for each; the ring is sorted once, unless addServer() or cHash() is
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
}

namespace ConsistentHash {
    /**
     * Where keys land on servers: what an application needs of a ring, to type against and to replace in tests.
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
     * The ring depends on the scheme and on the servers with their weights, in their order; not on how it came to be:
     * it equals a new ring of the same servers. Nothing is hashed before the first question. The process keeps finished
     * rings, so that the next request with the same servers neither hashes nor sorts.
     *
     * Names of servers are strings and come back as strings, also '123'; but as a key of a PHP array, in shares() and
     * group(), PHP makes 123 of it. Any byte string is a key; any is a server, but for schemes that need host:port.
     *
     * `==` compares scheme, servers and weights. In what is said of time below, V is the number of points on the ring.
     */
    final class Ring implements RingInterface
    {
        /**
         * @param array<int, string>|array<string, int> $servers names; or name => weight, for string keys. A name like
         *     '123' cannot be such a key, since PHP makes an int of it: add() takes it with a weight. A name that comes
         *     twice keeps its first place and has its last weight, 1 as a bare name
         * @param ?Scheme $scheme Scheme::md5Crc32(160) if null
         *
         * @throws \TypeError for a name that is no string, or a weight that is no int
         * @throws \ValueError for a weight below 1, or a server that the scheme cannot place
         */
        public function __construct(array $servers = [], ?Scheme $scheme = null) {}

        /**
         * Adds a server behind the others, or changes its weight in place.
         *
         * @param int $weight how many shares it takes, from 1; other than 1 only where the scheme has weights
         *
         * @throws \ValueError for a weight below 1, or a server or weight that the scheme cannot place; the ring stays
         */
        public function add(string $server, int $weight = 1): static {}

        /** Removes a server; nothing happens if it is not there. Linear in the number of servers. */
        public function remove(string $server): static {}

        /** Whether a server is on the ring. */
        public function has(string $server): bool {}

        /** The weight of a server; 0 if it is not there. */
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
         * The servers, as servers() has them.
         *
         * @return \ArrayIterator<int, string>
         */
        public function getIterator(): \Iterator {}

        /**
         * The server of a key. Logarithmic in V at the most.
         *
         * @throws \UnderflowException on an empty ring
         */
        public function lookup(string $key): string {}

        /**
         * The servers of many keys; faster than lookup() on each, with hashes made of MD5 several times.
         *
         * @template TKey of array-key
         *
         * @param array<TKey, string|int|float|bool|\Stringable> $keys each is converted as by a string parameter
         *
         * @return array<TKey, string> $keys with each value replaced by its server; keys and order are kept
         *
         * @throws \TypeError for a key that is no string and cannot become one
         * @throws \UnderflowException on an empty ring, if there are keys
         */
        public function lookupMany(array $keys): array {}

        /**
         * Distinct servers in ring order, from that of lookup() on, wrapping around: for replicas, or to fail over.
         *
         * Servers without a point of their own come last, in the order in which they were added. So there are always
         * $count of them, or all. The second one is where the key would go without the first,
         * unless removing that one changes the points of others too: by modulo, and where servers share points by weight.
         *
         * @param int $count how many at the most, from 1
         *
         * @return list<string> [] on an empty ring
         *
         * @throws \ValueError for a count below 1
         */
        public function lookupList(string $key, int $count): array {}

        /**
         * The keys of each server: what a multi-get needs.
         *
         * @template T of string|int|float|bool|\Stringable
         *
         * @param array<array-key, T> $keys
         *
         * @return array<array-key, list<T>> server => its keys as they were given, in order; servers in the order of
         *     their first key. A server named like an int is an int key, by PHP's rules for arrays
         *
         * @throws \TypeError for a key that is no string and cannot become one
         * @throws \UnderflowException on an empty ring, if there are keys
         */
        public function group(array $keys): array {}

        /**
         * The points of the ring, ascending: position => server. A scheme without points, modulo, has none.
         *
         * @return array<int, string> positions from 0 to 4294967295
         */
        public function points(): array {}

        /**
         * The exact share of the key space that each server has, from 0.0 to 1.0; they sum to 1. Linear in V.
         *
         * @return array<array-key, float> server => share, in the order of servers()
         */
        public function shares(): array {}

        /**
         * What the change from this ring to another would move, exactly. Linear in the points of both; where one of them is by
         * modulo, in the product of the numbers of servers, too.
         *
         * @return array{share: float, moves: list<array{from: string, to: string, share: float}>} the share of the key
         *     space that would have another server, and from where to where it would move, the largest move first
         *
         * @throws \ValueError if the other ring hashes keys in another way: then each key may move
         * @throws \UnderflowException if one of the rings is empty
         */
        public function movement(Ring $after): array {}

        /**
         * Scheme, servers and weights; no points.
         *
         * @return array{scheme: array<array-key, mixed>, servers: array<array-key, int>}
         */
        public function __serialize(): array {}

        /** @throws \UnexpectedValueException for data that __serialize() did not write; the ring stays */
        public function __unserialize(array $data): void {}

        /**
         * A summary.
         *
         * @return array{scheme: string, servers: int, weight: int, points: int}
         */
        public function __debugInfo(): array {}
    }

    /**
     * Where servers and keys lie on a ring, to the bit as another class, library or server has it. Immutable.
     *
     * A server of weight 1 has $virtualNodes points, at the hashes of as many labels. A key belongs to the server of the
     * point that the search finds from the hash of the key. `==` compares the parts of two schemes.
     *
     * Each named constructor has the numbers of virtual nodes, labels and searches of what it reproduces, and so the
     * arithmetic of its weights.
     */
    final class Scheme implements \Stringable
    {
        /**
         * A ring by its parts, for one of the many hand-made variants. Of two servers at one position, the last one
         * added has it.
         *
         * @param string $hash of labels and keys: one of hashes()
         * @param string $label the name of a virtual node: {server}, and {index} where there are several of a server; at most
         *     128 bytes
         * @param int $first the first {index}, from 0 to 2147483647
         * @param int $virtualNodes points of a server of weight 1, from 1 to 16777216
         * @param string $search 'at-or-after': the smallest position that is at or after that of the key, else the smallest of all;
         *     'after': the smallest after it, else the smallest of all; 'at-or-before': the greatest at or before it,
         *     else the greatest of all; 'at-or-before-or-smallest': likewise, else the smallest of all
         *
         * @throws \ValueError for anything else
         * @throws \Error on an object that is made already
         */
        public function __construct(
            string $hash = 'md5-crc32',
            string $label = '{server}-{index}',
            int $first = 0,
            int $virtualNodes = 160,
            string $search = 'at-or-after',
        ) {}

        /** crc32(md5($text)) of "{server}-{index}" from 0: the userland class ConsistentHash, and the drop-in class. */
        public static function md5Crc32(int $virtualNodes = 5): Scheme {}

        /** One point a server, at its CRC-32, searched downwards: the other userland class ConsistentHash. No weights. */
        public static function crc32Descending(): Scheme {}

        /** CRC-32 of "{server}", or of "{server}_{index}" from 0 if a number is given. Without a number, no weights. */
        public static function crc32Strict(?int $virtualNodes = null): Scheme {}

        /** Times 33 over the MD5 of "{server}-{index}" from 1: the userland class ConsistentHashing. */
        public static function time33(int $virtualNodes = 64): Scheme {}

        /** CRC-32 of "{server}-{index}" from 1: the userland class Consistent. */
        public static function crc32(int $virtualNodes = 32): Scheme {}

        /** crc32($key) % count($servers), without a ring: most keys move when the number changes. No weights. */
        public static function modulo(): Scheme {}

        /** The PHP library Flexihash 3, with its default hash. Its MD5 one: new Scheme('md5-be32', '{server}{index}', 0, 64, 'after'). */
        public static function flexihash(int $virtualNodes = 64): Scheme {}

        /** Predis\Cluster\Distributor\HashRing, what Predis shards with by itself. Servers share their points by weight. */
        public static function predis(): Scheme {}

        /** Predis\Cluster\Distributor\KetamaRing. Servers share their points by weight. */
        public static function predisKetama(): Scheme {}

        /**
         * php-memcached with OPT_LIBKETAMA_COMPATIBLE, and libmemcached. Servers are host:port, or the path of a
         * socket; they share their points by weight.
         */
        public static function libmemcached(): Scheme {}

        /**
         * RedisArray of phpredis with 'consistent' => true. Servers are as there, host:port, of up to 60 bytes. Of a key
         * with a {tag} only the tag is hashed. No weights.
         */
        public static function redisArray(): Scheme {}

        /** nginx: `hash $key consistent` in an upstream. Servers are as in its configuration: host, host:port, unix:path. */
        public static function nginx(): Scheme {}

        /**
         * The named constructors, as fromName() takes them.
         *
         * @return list<string>
         */
        public static function names(): array {}

        /**
         * The hashes, as the constructor takes them.
         *
         * @return list<string>
         */
        public static function hashes(): array {}

        /**
         * The scheme of a named constructor, for configuration files.
         *
         * @param ?int $virtualNodes as that takes it; its default if null
         *
         * @throws \ValueError for another name, or a number where the scheme takes none or not this one
         */
        public static function fromName(string $name, ?int $virtualNodes = null): Scheme {}

        /**
         * The schemes that put every sample key on its known server, to find out what an old ring does: all named ones,
         * and those of the general constructor with common labels and any hash but crc32-complement. Virtual nodes are
         * tried from 1 to 1024, as long as all servers together have at most 262144 points, and fewer with long names.
         * Takes seconds for hundreds of servers, or of samples.
         *
         * Some hundred keys leave one scheme, or a few that differ little; with few of them many fit.
         *
         * @param array<int, string>|array<string, int> $servers as for a Ring, in the order in which they were added
         * @param array<array-key, string> $samples key => server
         *
         * @return list<Scheme> the named ones first; fewer virtual nodes first
         *
         * @throws \ValueError for no samples, one with an unknown server, or so few that more than 65536 schemes fit
         */
        public static function identify(array $servers, array $samples): array {}

        /** The PHP expression that makes it, such as "Scheme::md5Crc32(160)". */
        public function __toString(): string {}

        /** @return array<array-key, mixed> */
        public function __serialize(): array {}

        /**
         * @throws \UnexpectedValueException for data that __serialize() did not write
         * @throws \Error on an object that is made already
         */
        public function __unserialize(array $data): void {}

        /** @return array{scheme: ?string} null before it is made */
        public function __debugInfo(): array {}
    }
}

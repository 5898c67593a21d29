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
     * need addresses: their constructors say which.
     *
     * `==` compares scheme, servers and weights. V is the number of points on the ring. A ring by one of the schemes that
     * take a remainder has no points; there a lookup takes time at most logarithmic in the number of servers.
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
         * @throws \ValueError for a server or a weight that the scheme cannot place
         */
        public function __construct(array $servers = [], ?Scheme $scheme = null) {}

        /**
         * Adds a server after the others, or changes its weight in place.
         *
         * @param int $weight from 1; other than 1 only if the scheme has weights. 0 only by the schemes of libmemcached,
         *     which count it as 1: weight() then returns 1
         *
         * @throws \ValueError for a server or a weight that the scheme cannot place; the ring stays as it was
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
         * Distinct servers, from the server of lookup() on: for replicas or for failover. Where the system that the scheme
         * reproduces fails over, each one is the server that takes over there if those before it are down:
         *
         * - on a ring, the servers of the points that follow in the direction of the search, or of the next nearest ones by
         *   haproxy(); also where servers share a position;
         * - by memcache(), memcacheStandard(), nginxModulo() and mediaWikiMemcached(), those that further hashes of the key
         *   find, up to some twenty;
         * - by the other schemes that take a remainder, the servers that follow in the list. By redisArrayRanges() and
         *   redisCluster(), those before it in the list, from its neighbour on. The systems themselves do otherwise: they
         *   leave the keys of a server that is down without one, or divide all keys anew.
         *
         * Servers that are never reached in this way come last, in the order in which they were added, so the list has
         * $count servers, or all.
         *
         * On most rings the second server is also where the key goes if the first is removed. It need not be by schemes
         * that take a remainder or divide the key space into ranges, by those that divide their points by weight, and by
         * memcache(), haproxy() and credis().
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
         * The points of the ring, ascending: position => server. By schemes that take a remainder, an empty array.
         *
         * @return array<int, string> positions from 0 to 4294967295
         */
        public function points(): array {}

        /**
         * The exact share per server of the positions that keys can have, from 0.0 to 1.0; the shares sum to 1. Time linear
         * in V. The hash of the key counts as even: with a hash that barely mixes, keys that look alike do not spread so.
         *
         * @return array<array-key, float> server => share, in the order of servers()
         */
        public function shares(): array {}

        /**
         * The exact movement of keys if another ring took the place of this one. Time linear in the points of both rings.
         * If one of them takes a remainder, also linear in the product of their numbers of servers; if both do, in the
         * product of their total weights.
         *
         * @return array{share: float, moves: list<array{from: string, to: string, share: float}>} the share of the key
         *     space whose server changes, and its moves from server to server, the largest first
         *
         * @throws \ValueError if the other ring hashes keys in another way, or another part of them, so that every key may
         *     move
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
     * The places of servers and keys, exactly as another class, library or server has them. Immutable. `==` compares the
     * parts of two schemes.
     *
     * Most schemes are rings: servers have points, at the hashes of their labels, and a key belongs to the server of the
     * point that a search finds from the position of the key. Some take a remainder instead: the position of the key,
     * modulo the number of servers or of their total weight, is the number of an entry of a list. Some divide the key
     * space into ranges.
     *
     * Each named constructor has the hashes, labels, search and arithmetic of weights of the system that it reproduces, on
     * a 64-bit machine. Its docblock says what of a key is hashed, where that is not the whole key; prefixes that a client
     * adds count as part of the key only where it says so.
     *
     * Bytes of 0x80 and above: libmemcached, twemproxy and the FNV hash of PECL memcache read keys as C's `char`, which is
     * signed on x86-64 and unsigned on ARM Linux. The schemes place keys with such bytes as on x86-64; the same client on
     * ARM Linux places them elsewhere. Keys in ASCII lie at the same place on both.
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

        /**
         * Predis\Cluster\Distributor\HashRing, the default of Predis. Weights divide the points among the servers; Predis
         * counts a server without a weight as 100.
         */
        public static function predis(): Scheme {}

        /**
         * Predis\Cluster\Distributor\KetamaRing. Weights divide the points among the servers; Predis counts a server
         * without a weight as 100.
         */
        public static function predisKetama(): Scheme {}

        /**
         * php-memcached with OPT_LIBKETAMA_COMPATIBLE, and libmemcached with weighted ketama.
         *
         * A server is host:port, or the path of a socket. Weights divide the points among the servers; 0 counts as 1.
         * Labels are hashed by MD5, whatever the hash of keys is.
         *
         * @param string $hash of keys, if OPT_HASH was set after OPT_LIBKETAMA_COMPATIBLE: the name of a constant
         *     Memcached::HASH_… in lower case: 'default', 'md5', 'crc', 'fnv1_64', 'fnv1a_64', 'fnv1_32', 'fnv1a_32',
         *     'hsieh' or 'murmur'; and libmemcached's 'jenkins' (9) and 'murmur3' (10)
         *
         * @throws \ValueError for any other hash
         */
        public static function libmemcached(string $hash = 'md5'): Scheme {}

        /**
         * php-memcached without options, and libmemcached by default: the hash of the key modulo the number of servers.
         *
         * A server is host:port, or the path of a socket; their order decides. Weights are taken and make no difference, as
         * in the client; 0 counts as 1. If a server is down, the client does not look for another one.
         *
         * @param string $hash OPT_HASH of the client: as for libmemcached()
         *
         * @throws \ValueError for any other hash
         */
        public static function libmemcachedModula(string $hash = 'default'): Scheme {}

        /**
         * php-memcached with OPT_DISTRIBUTION = DISTRIBUTION_CONSISTENT, and its session handler: 100 points per server.
         *
         * A server is host:port, or the path of a socket. As soon as one server weighs more than 1, servers have the points
         * of libmemcached() instead, as when the option is set before the servers are added; 0 counts as 1. Where the
         * client loses its weights, pass none: if the option is set after the servers, and in the session handler.
         *
         * @param string $hash of labels and keys, OPT_HASH of the client: as for libmemcached()
         *
         * @throws \ValueError for any other hash
         */
        public static function libmemcachedConsistent(string $hash = 'default'): Scheme {}

        /**
         * PECL memcache from version 3 on, as it comes: memcache.hash_strategy = consistent. 160 points per server and unit
         * of weight, and 1024 positions of keys.
         *
         * Of a key the first 250 bytes are hashed, with "_" for each byte up to 0x20. A server is host:port, also with port
         * 11211, or unix:///path. In lookupList() the key is hashed again with "-0", "-1" and so on behind it, up to 20
         * times, as the extension does if a server is down.
         *
         * @param string $hash memcache.hash_function: 'crc32' or 'fnv'
         *
         * @throws \ValueError for any other hash
         */
        public static function memcache(string $hash = 'crc32'): Scheme {}

        /**
         * PECL memcache with memcache.hash_strategy = standard: 15 bits of the hash, modulo a list in which each server
         * stands as often as it weighs. Order decides.
         *
         * Keys, names of servers and lookupList() are as for memcache().
         *
         * @param string $hash memcache.hash_function: 'crc32' or 'fnv'
         *
         * @throws \ValueError for any other hash
         */
        public static function memcacheStandard(string $hash = 'crc32'): Scheme {}

        /**
         * RedisArray of phpredis with 'consistent' => true. No weights.
         *
         * Of a key with a {tag}, only what is between the first brace and the next closing one is hashed, even if that is
         * nothing. A server is host:port, as there, of up to 60 bytes.
         *
         * @param ?string $algorithm the option 'algorithm': 'md5', 'sha1', 'crc32b', 'fnv132', 'fnv1a32', 'fnv164',
         *     'fnv1a64', 'joaat', 'murmur3a' or 'xxh32'; null without the option
         *
         * @throws \ValueError for any other algorithm
         */
        public static function redisArray(?string $algorithm = null): Scheme {}

        /**
         * RedisArray of phpredis as it comes, without 'consistent': equal ranges of the hash. No weights.
         *
         * Tags are as for redisArray(). Servers count by their order alone and may have any names. For one hash in 2^32,
         * phpredis reads past its array; here such a key belongs to the last server. If a server is down, RedisArray does
         * not look for another one.
         *
         * @param ?string $algorithm the option 'algorithm': as for redisArray()
         *
         * @throws \ValueError for any other algorithm
         */
        public static function redisArrayRanges(?string $algorithm = null): Scheme {}

        /**
         * Redis Cluster: 16384 slots in equal ranges, as `redis-cli --cluster create` gives them to masters in this order.
         * No weights; servers may have any names. After resharding, ask the cluster.
         *
         * position() is the slot of a key. Of a key with a {tag}, only the tag is hashed, unless that is empty.
         */
        public static function redisCluster(): Scheme {}

        /**
         * nginx: `hash $key consistent` in an upstream. 160 points per server and unit of weight. A server is host,
         * host:port or unix:path, as configured there.
         */
        public static function nginx(): Scheme {}

        /**
         * nginx: `hash $key` without `consistent`; and Perl's Cache::Memcached. 15 bits of the CRC-32, modulo a list in
         * which each server stands as often as it weighs. Order decides.
         *
         * A server is host, host:port or unix:path, as configured there. In lookupList() the hash grows by that of the key
         * behind "1", "2" and so on, up to 20 times, as nginx does if a server is down.
         */
        public static function nginxModulo(): Scheme {}

        /**
         * MediaWiki's MemcachedClient, which MemcachedPhpBagOStuff uses: 31 bits of the MD5, modulo a list in which each
         * server stands as often as it weighs. Order decides; servers may have any names.
         *
         * In lookupList() the hash so far, in decimal, and the key behind it are hashed again, up to 20 times, as the
         * client does if a server is down.
         */
        public static function mediaWikiMemcached(): Scheme {}

        /**
         * MediaWiki's HashRing since version 1.31. Weights divide the points among the servers; servers may have any names.
         *
         * @param string $algorithm 'sha1', the default there, or 'md5'
         *
         * @throws \ValueError for any other algorithm
         */
        public static function mediaWikiHashRing(string $algorithm = 'sha1'): Scheme {}

        /**
         * twemproxy (nutcracker) with `distribution: ketama`, its default. Weights divide the points among the servers.
         *
         * A server is host:port or the path of a socket, and perhaps its name behind a space, as in the configuration but
         * without the weight; a name counts in place of the address. The order makes no difference. An empty key is not
         * hashed and has position 0.
         *
         * @param string $hash `hash` of the configuration: 'one_at_a_time', 'md5', 'crc16', 'crc32', 'crc32a', 'fnv1_64',
         *     'fnv1a_64', 'fnv1_32', 'fnv1a_32', 'hsieh', 'murmur' or 'jenkins'
         * @param string $hashTag `hash_tag` of the configuration, two bytes such as '{}': of a key with something between
         *     them, only that is hashed; none if empty
         *
         * @throws \ValueError for any other hash or tag
         */
        public static function twemproxy(string $hash = 'fnv1a_64', string $hashTag = ''): Scheme {}

        /**
         * twemproxy (nutcracker) with `distribution: modula`: the hash of the key, modulo a list in which each server
         * stands as often as it weighs. twemproxy sorts its servers, so their order makes no difference.
         *
         * Servers, keys and arguments are as for twemproxy().
         *
         * @param string $hash `hash` of the configuration: as for twemproxy()
         * @param string $hashTag `hash_tag` of the configuration: as for twemproxy()
         *
         * @throws \ValueError for any other hash or tag
         */
        public static function twemproxyModula(string $hash = 'fnv1a_64', string $hashTag = ''): Scheme {}

        /**
         * HAProxy: `hash-type consistent` in a backend. 16 points per server and unit of weight, from 1 to 256. A key
         * belongs to the nearest point on either side.
         *
         * Servers count by their place in the list, which is the id that HAProxy gives them, and may have any names. The
         * key is what HAProxy hashes: for `balance uri`, the path up to the question mark. In lookupList() the server of
         * the next nearest point follows, as when HAProxy takes a server down.
         *
         * @param string $hash 'sdbm', 'djb2', 'wt6' or 'crc32'
         * @param ?bool $avalanche whether `avalanche` follows the hash. If null, sdbm has one, as `hash-type consistent`
         *     alone has, and the other hashes have none. For `hash-type consistent sdbm`, pass false
         *
         * @throws \ValueError for any other hash
         */
        public static function haproxy(string $hash = 'sdbm', ?bool $avalanche = null): Scheme {}

        /**
         * HAProxy: `hash-type map-based`, its default: the hash of the key, modulo a list that has the servers in
         * proportion to their weights, from 1 to 256. Order decides; servers may have any names.
         *
         * The key is what HAProxy hashes, as for haproxy().
         *
         * @param string $hash 'sdbm', 'djb2', 'wt6' or 'crc32'
         * @param ?bool $avalanche whether `avalanche` follows the hash; null is false
         *
         * @throws \ValueError for any other hash
         */
        public static function haproxyMapBased(string $hash = 'sdbm', ?bool $avalanche = null): Scheme {}

        /**
         * Credis_Cluster, until it became a wrapper of RedisCluster in February 2025. Its search finds the point before the
         * key or the one behind it, depending on the number of points. No weights.
         *
         * A server is host:port, as Credis has it; it hashes whole keys.
         *
         * @param int $replicas the number that Credis_Cluster was made with, from 1; it makes one point more per server
         *
         * @throws \ValueError for any other number
         */
        public static function credis(int $replicas = 128): Scheme {}

        /**
         * The class FlexiHash of a widely copied book on PHP, which has nothing to do with the library Flexihash: times 31
         * over the first eight digits of the MD5, and one point per server, searched downwards. No weights. A key below all
         * points belongs to the smallest one.
         *
         * @param bool $everyOtherDigit whether the loop counts twice, as the book prints it, and so skips every other digit
         */
        public static function md5Times31(bool $everyOtherDigit = false): Scheme {}

        /**
         * The PHP library chxj1992/hashring: ketama with three words of each MD5. With equal weights also Python's
         * hash_ring and Go's serialx/hashring. Weights divide the points among the servers.
         */
        public static function hashring(): Scheme {}

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
         * The scheme of a named constructor, for configuration files: fromName('twemproxy', hashTag: '{}').
         *
         * @param string $name one of names()
         * @param mixed ...$arguments those of the named constructor, by place or by name; they are checked as there
         *
         * @throws \ValueError for an unknown name, or an argument that the named constructor refuses
         * @throws \ArgumentCountError for more arguments than the named constructor has
         * @throws \Error for a named argument that the named constructor does not have
         */
        public static function fromName(string $name, mixed ...$arguments): Scheme {}

        /**
         * The schemes that place every sample key on its known server: use it to find the scheme of an old ring. It tries
         * all named schemes with all their hashes, and those of the general constructor with common labels and any hash
         * except crc32-complement. It tries 1 to 1024 virtual nodes, as long as all servers together have at most 262144
         * points, and fewer with long names; credis() with 128 replicas only; hash tags {} only. It takes seconds for
         * hundreds of servers or samples.
         *
         * Some hundred samples leave one scheme, or a few that differ little; with few samples many schemes fit.
         *
         * @param array<int, string>|array<string, int> $servers as for a Ring, in the order in which they were added
         * @param array<array-key, string> $samples key => server
         *
         * @return list<Scheme> the likelier first: named schemes, those with the default arguments before others, then
         *     fewer virtual nodes
         *
         * @throws \ValueError for no samples, a sample with an unknown server, or so few samples that more than 65536
         *     schemes fit
         */
        public static function identify(array $servers, array $samples): array {}

        /**
         * The position of a key, from 0 to 4294967295: for debugging, and for grouping keys by it. By redisCluster() it is
         * the slot; by schemes that take a remainder, the number of which they take it.
         */
        public function position(string $key): int {}

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

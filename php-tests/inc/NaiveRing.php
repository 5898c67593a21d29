<?php
/**
 * A ring of any scheme, as plain and as slow as can be: what Ring is held against.
 */
final class NaiveRing
{
    private const DEFAULTS = [
        'new' => ['md5-crc32', '{server}-{index}', 0, 160, 'at-or-after'],
        'md5Crc32' => [5],
        'crc32Strict' => [null],
        'time33' => [64],
        'crc32' => [32],
        'flexihash' => [64],
        'libmemcached' => ['md5'],
        'libmemcachedModula' => ['default'],
        'libmemcachedConsistent' => ['default'],
        'memcache' => ['crc32'],
        'memcacheStandard' => ['crc32'],
        'redisArray' => [null],
        'redisArrayRanges' => [null],
        'mediaWikiHashRing' => ['sha1'],
        'twemproxy' => ['fnv1a_64', ''],
        'twemproxyModula' => ['fnv1a_64', ''],
        'credis' => [128],
        'md5Times31' => [false],
        'haproxy' => ['sdbm', null],
        'haproxyMapBased' => ['sdbm', false],
    ];

    /** Names of hashes in php-memcached and twemproxy. */
    private const HASHES = [
        'default' => 'one-at-a-time',
        'one_at_a_time' => 'one-at-a-time',
        'md5' => 'md5-le32',
        'crc' => 'crc32-15',
        'crc32' => 'crc32-15',
        'crc32a' => 'crc32',
        'crc16' => 'crc16-in-32-bits',
        'fnv1_64' => 'fnv1-64-low',
        'fnv1a_64' => 'fnv1a-64-low',
        'fnv1_32' => 'fnv1-32-signed',
        'fnv1a_32' => 'fnv1a-32-signed',
        'hsieh' => 'hsieh',
        'murmur' => 'murmur2-seeded',
        'murmur3' => 'murmur3-seeded',
        'jenkins' => 'lookup3',
    ];

    private const MASK = 0xffffffff;

    /** @var list<array{string, int}> name and weight */
    private array $servers = [];

    private array $arguments;

    /** The hash of keys. */
    private string $hash;

    /** What finds a point; or 'buckets', or 'ranges'. */
    private string $search;

    /** @var array<int, list<string>> position => its servers, in the order in which they take over */
    private ?array $takers = null;

    /** @var list<string> */
    private ?array $buckets = null;

    /**
     * @param array<int, string>|array<string, int> $servers as for a Ring
     * @param string $scheme a named constructor of Scheme, or 'new'
     * @param mixed ...$arguments of that constructor
     */
    public function __construct(array $servers, private string $scheme, ...$arguments)
    {
        $this->arguments = $arguments += self::DEFAULTS[$scheme] ?? [];
        [$this->hash, $this->search] = match ($scheme) {
            'new' => [$arguments[0], $arguments[4]],
            'md5Crc32' => ['md5-crc32', 'at-or-after'],
            'crc32Descending' => ['crc32', 'at-or-before-or-smallest'],
            'crc32Strict', 'flexihash' => ['crc32', 'after'],
            'time33' => ['md5-time33', 'at-or-after'],
            'crc32', 'nginx' => ['crc32', 'at-or-after'],
            'modulo', 'nginxModulo' => ['crc32', 'buckets'],
            'predis' => ['crc32', 'at-or-before'],
            'predisKetama' => ['md5-le32', 'at-or-after'],
            'libmemcached', 'libmemcachedConsistent', 'twemproxy' => [self::HASHES[$arguments[0]], 'at-or-after'],
            'libmemcachedModula', 'twemproxyModula' => [self::HASHES[$arguments[0]], 'buckets'],
            'memcache' => [['crc32' => 'crc32', 'fnv' => 'fnv1a-32-signed'][$arguments[0]], 'at-or-after'],
            'memcacheStandard' => [['crc32' => 'crc32', 'fnv' => 'fnv1a-32-signed'][$arguments[0]], 'buckets'],
            'redisArray' => [isset($arguments[0]) ? "array-$arguments[0]" : 'crc32-complement', 'at-or-after'],
            'redisArrayRanges' => [isset($arguments[0]) ? "array-$arguments[0]" : 'crc32-complement', 'ranges'],
            'redisCluster' => ['crc16', 'ranges'],
            'mediaWikiMemcached' => ['md5-be31', 'buckets'],
            'mediaWikiHashRing' => ["$arguments[0]-le32", 'at-or-after'],
            'credis' => ['md5-be28', 'last-probe'],
            'md5Times31' => [$arguments[0] ? 'md5-time31-even' : 'md5-time31', 'at-or-before-or-smallest'],
            'hashring' => ['md5-le32', 'after'],
            'haproxy' => [$arguments[0], 'nearest'],
            'haproxyMapBased' => [$arguments[0], 'buckets'],
        };
        foreach ($servers as $key => $value) {
            is_int($key) ? $this->add($value) : $this->add($key, $value);
        }
    }

    public function add(string $server, int $weight = 1): void
    {
        if ($weight === 0 && str_starts_with($this->scheme, 'libmemcached')) {
            $weight = 1;
        }
        $at = array_search($server, $this->servers(), true);
        $this->servers[$at === false ? count($this->servers) : $at] = [$server, $weight];
        $this->takers = $this->buckets = null;
    }

    public function remove(string $server): void
    {
        $others = array_filter($this->servers, fn($s) => $s[0] !== $server);
        $this->servers = array_values($others);
        $this->takers = $this->buckets = null;
    }

    public function servers(): array
    {
        return array_column($this->servers, 0);
    }

    public function weights(): array
    {
        return array_column($this->servers, 1);
    }

    public function points(): array
    {
        return array_map(fn($takers) => $takers[0], $this->takers());
    }

    public function lookup(string $key): string
    {
        return $this->find($this->position($key));
    }

    public function lookupList(string $key, int $count): array
    {
        $order = [...$this->retries($key) ?? $this->walk($this->position($key)), ...$this->servers()];
        return array_slice(array_values(array_unique($order)), 0, $count);
    }

    public function group(array $keys): array
    {
        $groups = [];
        foreach ($keys as $key) {
            $groups[$this->lookup((string) $key)][] = $key;
        }
        return $groups;
    }

    public function shares(): array
    {
        $shares = array_fill_keys($this->servers(), 0);
        foreach ($this->pieces($this) as [$position, $length]) {
            $shares[$this->find($position)] += $length;
        }
        return array_map(fn($length) => (float) ($length / $this->space()), $shares);
    }

    /** The largest move first, equal ones by name. */
    public function movement(self $after): array
    {
        $lengths = [];
        foreach ($this->pieces($after) as [$position, $length]) {
            $from = $this->find($position);
            $to = $after->find($position);
            if ($from !== $to) {
                $lengths[$from][$to] = ($lengths[$from][$to] ?? 0) + $length;
            }
        }
        $moves = [];
        $all = 0;
        foreach ($lengths as $from => $row) {
            foreach ($row as $to => $length) {
                $all += $length;
                $moves[] = ['from' => (string) $from, 'to' => (string) $to, 'share' => (float) ($length / $this->space())];
            }
        }
        usort($moves, fn($a, $b) => [$b['share'], $a['from'], $a['to']] <=> [$a['share'], $b['from'], $b['to']]);
        return ['share' => (float) ($all / $this->space()), 'moves' => $moves];
    }

    /** The position of a text. */
    public static function hash(string $hash, string $text): int
    {
        if (str_starts_with($hash, 'array-')) {
            // The remainder of a little-endian number by 2^32 - 1 is that of the sum of its 32-bit words.
            $digest = hash(substr($hash, 6), $text, true);
            return array_sum(unpack('V*', substr($digest, 0, 8))) % self::MASK;
        }
        return match ($hash) {
            'crc32' => crc32($text),
            'crc32-complement' => ~crc32($text) & self::MASK,
            'md5-crc32' => crc32(md5($text)),
            'md5-time33' => array_reduce(str_split(md5($text)), fn($h, $digit) => ($h * 33 + ord($digit)) & 0x7fffffff, 0),
            'md5-be32' => hexdec(substr(md5($text), 0, 8)),
            'md5-le32' => unpack('V', md5($text, true))[1],
            'sha1-be32' => hexdec(substr(sha1($text), 0, 8)),
            'fnv1a32', 'murmur3a', 'xxh32' => hexdec(hash($hash, $text)),
            'md5-be28' => hexdec(substr(md5($text), 0, 7)),
            'md5-be31' => hexdec(substr(md5($text), 0, 8)) & 0x7fffffff,
            'md5-time31' => self::time31(substr(md5($text), 0, 8)) & 0x7fffffff,
            'md5-time31-even' => self::time31(preg_replace('/(.)./', '$1', substr(md5($text), 0, 8))),
            'sha1-le32' => unpack('V', sha1($text, true))[1],
            'crc32-15' => (crc32($text) >> 16) & 0x7fff,
            'crc16' => self::crc16(self::bytes($text, false)) & 0xffff,
            'crc16-in-32-bits' => self::crc16(self::bytes($text, true)),
            'one-at-a-time' => self::oneAtATime($text),
            'fnv1-64-low' => self::fnv($text, 0x84222325, 0x1b3, false),
            'fnv1a-64-low' => self::fnv($text, 0x84222325, 0x1b3, true),
            'fnv1-32-signed' => self::fnv($text, 0x811c9dc5, 0x01000193, false),
            'fnv1a-32-signed' => self::fnv($text, 0x811c9dc5, 0x01000193, true),
            'hsieh' => self::hsieh($text),
            'murmur2-seeded' => self::murmur2($text),
            'murmur3-seeded' => hexdec(hash('murmur3a', $text, options: ['seed' => self::times(0xdeadbeef, strlen($text))])),
            'lookup3' => self::lookup3($text),
            'sdbm' => array_reduce(self::bytes($text, false), fn($h, $c) => ($c + ($h << 6) + ($h << 16) - $h) & self::MASK, 0),
            'djb2' => array_reduce(self::bytes($text, false), fn($h, $c) => ($h * 33 + $c) & self::MASK, 5381),
            'wt6' => self::wt6($text),
        };
    }

    /** The position of a key. */
    public function position(string $key): int
    {
        return $this->positionOfText($this->text($key));
    }

    /** What of a key is hashed. */
    private function text(string $key): string
    {
        switch ($this->scheme) {
            case 'redisArray':
            case 'redisArrayRanges':
                // What is between the first { and the next }; a NUL byte ends the search for them.
                return preg_match('/^[^{\0]*\{([^}\0]*)\}/', $key, $match) ? $match[1] : $key;
            case 'redisCluster':
                return self::tag($key, '{}');
            case 'twemproxy':
            case 'twemproxyModula':
                return self::tag($key, $this->arguments[1]);
            case 'memcache':
            case 'memcacheStandard':
                return preg_replace('/[\0-\x20]/', '_', substr($key, 0, 250));
            default:
                return $key;
        }
    }

    /** What is between the first of the two characters and the next second one; the key if that is nothing. */
    private static function tag(string $key, string $characters): string
    {
        if ($characters === '' || ($from = strpos($key, $characters[0])) === false) {
            return $key;
        }
        $to = strpos($key, $characters[1], $from + 1);
        return $to > $from + 1 ? substr($key, $from + 1, $to - $from - 1) : $key;
    }

    private function positionOfText(string $text): int
    {
        $hash = self::hash($this->hash, $text);
        $upper = ($hash >> 16) & 0x7fff;
        // HAProxy has the avalanche if nothing is said, and not if only a hash is.
        $avalanche = $this->arguments[1] ?? ($this->scheme === 'haproxy' && $this->hash === 'sdbm');
        return match ($this->scheme) {
            'memcache' => intdiv(self::MASK, 1024) * ($hash % 1024),
            'memcacheStandard' => $upper ?: 1,
            'nginxModulo' => $upper,
            'redisCluster' => $hash % 16384,
            'twemproxy', 'twemproxyModula' => $text === '' ? 0 : $hash,
            'haproxy', 'haproxyMapBased' => $avalanche ? self::avalanche($hash) : $hash,
            default => $hash,
        };
    }

    private function takers(): array
    {
        if ($this->takers === null) {
            $claims = [];
            foreach ($this->servers as $number => [$server, $weight]) {
                foreach ($this->positions($number, $server, $weight) as $index => $position) {
                    $claims[$position][] = [$server, "$index@$server"];
                }
            }
            ksort($claims);
            $this->takers = array_map($this->inOrder(...), $claims);
        }
        return $this->takers;
    }

    /**
     * The servers of one position, the winner first.
     *
     * @param list<array{string, string}> $claims server, and a text that MediaWiki compares, in the order of adding
     */
    private function inOrder(array $claims): array
    {
        switch ($this->scheme) {
            case 'crc32Descending':
            case 'libmemcached':
            case 'libmemcachedConsistent':
            case 'memcache':
            case 'redisArray':
            case 'nginx':
            case 'md5Times31':
            case 'haproxy':
                break;
            case 'mediaWikiHashRing':
                usort($claims, fn($a, $b) => strcmp($b[1], $a[1]));
                break;
            case 'twemproxy':
                usort($claims, fn($a, $b) => self::byLength(self::twemproxyName($a[0]), self::twemproxyName($b[0])));
                break;
            default:
                $claims = array_reverse($claims);
        }
        return array_values(array_unique(array_column($claims, 0)));
    }

    private static function byLength(string $a, string $b): int
    {
        return strlen($a) <=> strlen($b) ?: strcmp($a, $b);
    }

    private function positions(int $number, string $server, int $weight): array
    {
        $count = count($this->servers);
        $total = array_sum($this->weights());
        $argument = $this->arguments[0] ?? null;
        switch ($this->scheme) {
            case 'new':
                [, $label, $first, $nodes] = $this->arguments;
                return self::labels($this->hash, $label, $server, $first, $nodes * $weight);
            case 'md5Crc32':
                return self::labels($this->hash, '{server}-{index}', $server, 0, $argument * $weight);
            case 'crc32Descending':
            case 'md5Times31':
                return [self::hash($this->hash, $server)];
            case 'crc32Strict':
                $label = isset($argument) ? '{server}_{index}' : '{server}';
                return self::labels($this->hash, $label, $server, 0, ($argument ?? 1) * $weight);
            case 'time33':
            case 'crc32':
                return self::labels($this->hash, '{server}-{index}', $server, 1, $argument * $weight);
            case 'flexihash':
                return self::labels($this->hash, '{server}{index}', $server, 0, $argument * $weight);
            case 'predis':
                return self::labels($this->hash, '{server}:{index}', $server, 0, (int) round($weight / $total * $count * 128));
            case 'predisKetama':
                return self::digests('md5', $server, (int) floor($weight / $total * $count * 40));
            case 'mediaWikiHashRing':
                return self::digests($argument, $server, (int) ($weight / $total * 40 * $count));
            case 'hashring':
                return self::digests('md5', $server, (int) ceil(40 * $count * $weight / $total), 3);
            case 'redisArray':
                return self::digests('md5', $server, 40);
            case 'libmemcached':
            case 'libmemcachedConsistent':
                // A socket has port 0.
                $name = $server[0] === '/' ? "$server:0" : preg_replace('/:11211$/', '', $server);
                if ($this->scheme === 'libmemcached' || max($this->weights()) > 1) {
                    return self::digests('md5', $name, self::inSinglePrecision($weight, $total, $count));
                }
                return self::labels($this->hash, '{server}-{index}', $name, 0, 100);
            case 'twemproxy':
                $name = self::twemproxyName($server);
                return self::digests('md5', $name, self::inSinglePrecision($weight, $total, $count));
            case 'memcache':
                $name = str_starts_with($server, 'unix://') ? "$server:0" : $server;
                return self::labels($this->hash, '{server}-{index}', $name, 0, 160 * $weight);
            case 'nginx':
                return self::nginx($server, 160 * $weight);
            case 'credis':
                return self::labels($this->hash, '{server}-{index}', $server, 0, $argument + 1);
            case 'haproxy':
                $first = 4096 * ($number + 1);
                return array_map(self::avalanche(...), range($first, $first + 16 * $weight - 1));
            default:
                return [];
        }
    }

    private static function labels(string $hash, string $label, string $server, int $first, int $count): array
    {
        $positions = [];
        for ($i = $first; $i < $first + $count; $i++) {
            $positions[] = self::hash($hash, strtr($label, ['{server}' => $server, '{index}' => $i]));
        }
        return $positions;
    }

    private static function digests(string $algorithm, string $server, int $count, int $words = 4): array
    {
        $positions = [];
        for ($i = 0; $i < $count; $i++) {
            array_push($positions, ...array_values(unpack("V$words", hash($algorithm, "$server-$i", true))));
        }
        return $positions;
    }

    /** The digests of a server of libmemcached. */
    private static function inSinglePrecision(int $weight, int $total, int $count): int
    {
        $share = self::single(self::single($weight) / self::single($total));
        $digests = self::single(self::single($share * 40) * $count);
        return (int) floor(self::single($digests + 1e-10));
    }

    private static function single(float $x): float
    {
        return unpack('f', pack('f', $x))[1];
    }

    /** What twemproxy calls a server: its name behind the address, or the address as libmemcached has it. */
    private static function twemproxyName(string $server): string
    {
        if (preg_match('/ ([^ ]+)\z/', $server, $match)) {
            return $match[1];
        }
        // The colon before the weight of a socket is part of it.
        return $server[0] === '/' ? "$server:" : preg_replace('/:11211\z/', '', $server);
    }

    private static function nginx(string $server, int $count): array
    {
        if (strncasecmp($server, 'unix:', 5) === 0) {
            [$host, $port] = [substr($server, 5), ''];
        } else {
            preg_match('/^(.*?)(?::(\d+))?\z/s', $server, $match);
            [$host, $port] = [$match[1], $match[2] ?? ''];
        }
        $positions = [];
        $position = 0;
        for ($i = 0; $i < $count; $i++) {
            $positions[] = $position = crc32("$host\0$port" . pack('V', $position));
        }
        return $positions;
    }

    private function find(int $position): string
    {
        if ($this->search === 'buckets') {
            return $this->buckets()[$position % count($this->buckets())];
        }
        return $this->walk($position)->current();
    }

    /** The servers of the points: that which the search finds, that which it finds without it, and so on. */
    private function walk(int $position): Generator
    {
        switch ($this->search) {
            case 'buckets':
                $buckets = $this->buckets();
                for ($i = 0; $i < count($buckets); $i++) {
                    yield $buckets[($position + $i) % count($buckets)];
                }
                return;
            case 'ranges':
                $servers = $this->servers();
                $number = $this->range($position);
                for ($i = 0; $i < count($servers); $i++) {
                    yield $servers[($number - $i + count($servers)) % count($servers)];
                }
                return;
            case 'nearest':
                yield from $this->byDistance($position);
                return;
            case 'last-probe':
                $position = $this->lastProbe($position);
        }
        $points = $this->takers();
        $descending = array_reverse($points, true);
        [$first, $then] = match ($this->search) {
            'at-or-after', 'after', 'last-probe' => [$points, $points],
            'at-or-before' => [$descending, $descending],
            'at-or-before-or-smallest' => [$descending, $points],
        };
        $matches = fn(int $point): bool => match ($this->search) {
            'at-or-after', 'last-probe' => $point >= $position,
            'after' => $point > $position,
            'at-or-before', 'at-or-before-or-smallest' => $point <= $position,
        };
        foreach ($first as $point => $takers) {
            if ($matches($point)) {
                yield from $takers;
            }
        }
        foreach ($then as $point => $takers) {
            if (!$matches($point)) {
                yield from $takers;
            }
        }
    }

    /** The nearest point first; of two that are equally far, the one before. */
    private function byDistance(int $position): Generator
    {
        $distances = [];
        foreach ($this->takers() as $point => $_) {
            $before = ($position - $point) & self::MASK;
            $after = ($point - $position) & self::MASK;
            $distances[$point] = 2 * min($before, $after) + ($after < $before ? 1 : 0);
        }
        asort($distances);
        foreach ($distances as $point => $_) {
            yield from $this->takers()[$point];
        }
    }

    /** The point that Credis' binary search looks at last. */
    private function lastProbe(int $position): int
    {
        $points = array_keys($this->takers());
        $min = 0;
        $max = count($points) - 1;
        do {
            $middle = ($min + $max) >> 1;
            $point = $points[$middle];
            $position < $point ? $max = $middle - 1 : $min = $middle + 1;
        } while ($position !== $point && $min <= $max);
        return $point;
    }

    private function buckets(): array
    {
        if ($this->buckets === null) {
            $servers = $this->servers;
            if ($this->scheme === 'twemproxyModula') {
                usort($servers, fn($a, $b) => self::byLength(self::twemproxyName($a[0]), self::twemproxyName($b[0])));
            }
            $this->buckets = match ($this->scheme) {
                'modulo', 'libmemcachedModula' => $this->servers(),
                'haproxyMapBased' => $this->turns(),
                default => array_merge(...array_map(fn($server) => array_fill(0, $server[1], $server[0]), $servers)),
            };
        }
        return $this->buckets;
    }

    /** HAProxy: each server in its turn, as often as it weighs. */
    private function turns(): array
    {
        $weights = $this->weights();
        for ($divisor = max($weights); array_filter($weights, fn($weight) => $weight % $divisor); $divisor--) {
        }
        $weights = array_map(fn($weight) => intdiv($weight, $divisor), $weights);
        $total = array_sum($weights);
        $scores = array_fill(0, count($weights), 0);
        $turns = [];
        while (count($turns) < $total) {
            $most = -1;
            foreach ($weights as $number => $weight) {
                $scores[$number] += $weight;
                $points = intdiv($scores[$number] + $total, $total);
                if ($points > $most) {
                    [$most, $best] = [$points, $number];
                }
            }
            $scores[$best] -= $total;
            $turns[] = $this->servers[$best][0];
        }
        return $turns;
    }

    /** The number of the server that has the range. */
    private function range(int $position): int
    {
        $count = count($this->servers);
        if ($this->scheme === 'redisArrayRanges') {
            return min(intdiv((self::MASK - $position) * $count, self::MASK), $count - 1);
        }
        $number = 0;
        foreach ($this->lastSlots() as $last) {
            $number += $last < $position;
        }
        return $number;
    }

    /** Of each master, as redis-cli has it. */
    private function lastSlots(): array
    {
        $count = count($this->servers);
        $part = self::single(16384 / $count);
        $cursor = 0.0;
        $slots = [];
        for ($i = 1; $i < $count; $i++) {
            $slots[] = (int) round(self::single(self::single($cursor + $part) - 1));
            $cursor = self::single($cursor + $part);
        }
        return [...$slots, 16383];
    }

    /** The servers that are tried one after the other, where the position of the key does not decide. */
    private function retries(string $key): ?array
    {
        $most = 20;
        switch ($this->scheme) {
            case 'memcache':
            case 'memcacheStandard':
                $text = $this->text($key);
                $tried = [$this->find($this->positionOfText($text))];
                for ($i = 0; $i < $most; $i++) {
                    $tried[] = $this->find($this->positionOfText("$text-$i"));
                }
                return $tried;
            case 'mediaWikiMemcached':
                $tried = [];
                $hash = $this->position($key);
                for ($i = 0; $i < $most; $i++) {
                    $tried[] = $this->find($hash);
                    $hash = $this->position($hash . $key);
                }
                return $tried;
            case 'nginxModulo':
                $tried = [];
                $sum = $this->position($key);
                $again = 0;
                for ($i = 1; $again <= $most; $i++) {
                    $found = $this->find($sum);
                    // What it has tried is not tried again, but counted.
                    in_array($found, $tried, true) ? $again++ : $tried[] = $found;
                    $sum += $this->position($i . $key);
                }
                return $tried;
            default:
                return null;
        }
    }

    /** How many keys there are, one for each outcome of the hash. */
    private function space(): int
    {
        return match (true) {
            $this->scheme === 'memcache' => 1024,
            $this->scheme === 'redisCluster' => 1 << 14,
            $this->hash === 'crc32-15', $this->scheme === 'memcacheStandard', $this->scheme === 'nginxModulo' => 1 << 15,
            $this->hash === 'md5-be28' => 1 << 28,
            $this->hash === 'md5-time33', $this->hash === 'md5-be31' => 1 << 31,
            // Four of 16 digits.
            $this->hash === 'md5-time31-even' => 1 << 16,
            // Of 32 bits, two numbers have the remainder 0; of 64 bits, all remainders are alike.
            str_starts_with($this->hash, 'array-') => strlen(hash(substr($this->hash, 6), '')) > 8 ? self::MASK : 1 << 32,
            default => 1 << 32,
        };
    }

    /**
     * Positions, each with the number of keys that are like it: both rings have one server for all of them.
     */
    private function pieces(self $other): iterable
    {
        switch ($this->scheme) {
            case 'memcache':
                for ($i = 0; $i < 1024; $i++) {
                    yield [$i * intdiv(self::MASK, 1024), 1];
                }
                return;
            case 'memcacheStandard':
                for ($i = 1; $i < 1 << 15; $i++) {
                    yield [$i, $i === 1 ? 2 : 1];
                }
                return;
        }
        $last = str_starts_with($this->hash, 'array-') ? self::MASK - 1 : $this->space() - 1;
        if ($last === self::MASK - 1 && $this->space() > self::MASK) {
            yield [0, 1];
        }
        $is_time31 = str_starts_with($this->hash, 'md5-time31');
        $cuts = [0 => 0, ($is_time31 ? 1 << 31 : $last + 1) => 0];
        $period = 1;
        foreach ([$this, $other] as $ring) {
            foreach ($ring->cuts() as $cut) {
                $cuts[$cut] = 0;
            }
            // Every period-th position is alike, since it leaves the same remainder by each number of buckets.
            $period *= $ring->search === 'buckets' ? count($ring->buckets()) : 1;
        }
        $end = array_keys($cuts)[1];
        $cuts = array_filter(array_keys($cuts), fn($cut) => $cut >= 0 && $cut <= $end);
        sort($cuts);
        for ($i = 1; $i < count($cuts); $i++) {
            if ($is_time31) {
                $through = $this->sumsBelow($cuts[$i]);
                yield [$cuts[$i - 1], $through - ($below ?? 0)];
                $below = $through;
                continue;
            }
            for ($from = $cuts[$i - 1]; $from < min($cuts[$i], $cuts[$i - 1] + $period); $from++) {
                yield [$from, intdiv($cuts[$i] - $from - 1, $period) + 1];
            }
        }
    }

    /** Where on another server may come. */
    private function cuts(): iterable
    {
        $points = array_keys($this->takers());
        foreach ($points as $i => $point) {
            yield $point;
            yield $point + 1;
            if ($this->search === 'nearest') {
                $next = $points[$i + 1] ?? $points[0] + (1 << 32);
                $middle = ($point + $next) >> 1;
                yield $middle & self::MASK;
                yield ($middle + 1) & self::MASK;
            }
        }
        $count = count($this->servers);
        if ($this->scheme === 'redisArrayRanges') {
            for ($i = 0; $i < $count; $i++) {
                $bound = self::MASK - intdiv($i * self::MASK, $count);
                yield from [$bound - 1, $bound, $bound + 1];
            }
        }
        if ($this->scheme === 'redisCluster') {
            foreach ($this->lastSlots() as $last) {
                yield $last + 1;
            }
        }
    }

    /** For how many of all digits the Time31 hash is below a position. Far from even. */
    private function sumsBelow(int $position): int
    {
        static $below = [0], $multiples = [];
        $space = 1 << 31;
        if (!$multiples) {
            for ($digits = 0; $digits < 1 << 16; $digits++) {
                $of_four[] = self::time31(sprintf('%04x', $digits));
            }
            $counts = array_count_values($of_four);
            for ($i = 0, $most = max($of_four); $i <= $most; $i++) {
                $below[] = end($below) + ($counts[$i] ?? 0);
            }
            // What the first four of eight digits add to the last four.
            $multiples = array_map(fn($hash) => $hash * 31 ** 4 % $space, $of_four);
            sort($multiples);
        }
        $last = count($below) - 1;
        if ($this->hash === 'md5-time31-even') {
            return $below[min($position, $last)];
        }
        // All sums with these are below it.
        $small = count(array_filter($multiples, fn($multiple) => $multiple + $last <= $position));
        $sums = $small << 16;
        for ($i = $small; $i < 1 << 16 && $multiples[$i] < $position; $i++) {
            $sums += $below[$position - $multiples[$i]];
        }
        // The sums with the greatest wrap around.
        for ($i = (1 << 16) - 1; $i >= 0 && $multiples[$i] + $last > $space; $i--) {
            $wrapped = $space - $multiples[$i];
            $sums += $below[min($wrapped + $position, $last)] - $below[$wrapped];
        }
        return $sums;
    }

    private static function time31(string $digits): int
    {
        return array_reduce(str_split($digits), fn($hash, $digit) => $hash * 31 + ord($digit), 0);
    }

    /** The bytes of a text; signed as char is on x86-64, and widened to 32 bits. */
    private static function bytes(string $text, bool $signed): array
    {
        return array_map(fn($byte) => $signed && $byte > 127 ? $byte | 0xffffff00 : $byte, array_values(unpack('C*', $text)));
    }

    private static function times(int $a, int $b): int
    {
        return ($a * ($b & 0xffff) + ((($a * ($b >> 16)) & 0xffff) << 16)) & self::MASK;
    }

    private static function rotate(int $a, int $bits): int
    {
        return ($a << $bits | $a >> (32 - $bits)) & self::MASK;
    }

    private static function crc16(array $bytes): int
    {
        $register = 0;
        foreach ($bytes as $byte) {
            $entry = (($register >> 8 ^ $byte) & 0xff) << 8;
            for ($i = 0; $i < 8; $i++) {
                $entry = $entry & 0x8000 ? ($entry << 1 ^ 0x1021) & 0xffff : $entry << 1;
            }
            $register = ($register << 8 ^ $entry) & self::MASK;
        }
        return $register;
    }

    private static function oneAtATime(string $text): int
    {
        $value = 0;
        foreach (self::bytes($text, true) as $byte) {
            $value = ($value + $byte) & self::MASK;
            $value = ($value + ($value << 10)) & self::MASK;
            $value ^= $value >> 6;
        }
        $value = ($value + ($value << 3)) & self::MASK;
        $value ^= $value >> 11;
        return ($value + ($value << 15)) & self::MASK;
    }

    private static function fnv(string $text, int $hash, int $prime, bool $xor_first): int
    {
        foreach (self::bytes($text, true) as $byte) {
            $hash = $xor_first ? self::times($hash ^ $byte, $prime) : self::times($hash, $prime) ^ $byte;
        }
        return $hash;
    }

    private static function hsieh(string $text): int
    {
        $hash = 0;
        $whole = strlen($text) - strlen($text) % 4;
        for ($at = 0; $at < $whole; $at += 4) {
            ['low' => $low, 'high' => $high] = unpack('vlow/vhigh', $text, $at);
            $hash = ($hash + $low) & self::MASK;
            $hash = ($hash << 16 ^ $high << 11 ^ $hash) & self::MASK;
            $hash = ($hash + ($hash >> 11)) & self::MASK;
        }
        $rest = substr($text, $whole);
        if (strlen($rest) === 1) {
            $hash = ($hash + ord($rest)) & self::MASK;
            $hash ^= $hash << 10 & self::MASK;
            $hash = ($hash + ($hash >> 1)) & self::MASK;
        } elseif ($rest !== '') {
            $hash = ($hash + unpack('v', $rest)[1]) & self::MASK;
            if (strlen($rest) === 2) {
                $hash ^= $hash << 11 & self::MASK;
                $hash = ($hash + ($hash >> 17)) & self::MASK;
            } else {
                $hash ^= $hash << 16 & self::MASK;
                $hash ^= self::bytes($rest, true)[2] << 18 & self::MASK;
                $hash = ($hash + ($hash >> 11)) & self::MASK;
            }
        }
        foreach ([[3, 5], [4, 17], [25, 6]] as [$left, $right]) {
            $hash ^= $hash << $left & self::MASK;
            $hash = ($hash + ($hash >> $right)) & self::MASK;
        }
        return $hash;
    }

    private static function murmur2(string $text): int
    {
        $m = 0x5bd1e995;
        $length = strlen($text);
        $hash = self::times(0xdeadbeef, $length) ^ $length;
        for ($at = 0; $at + 4 <= $length; $at += 4) {
            $word = self::times(unpack('V', $text, $at)[1], $m);
            $hash = self::times($hash, $m) ^ self::times($word ^ $word >> 24, $m);
        }
        if ($at < $length) {
            $hash = self::times($hash ^ unpack('V', str_pad(substr($text, $at), 4, "\0"))[1], $m);
        }
        $hash = self::times($hash ^ $hash >> 13, $m);
        return $hash ^ $hash >> 15;
    }

    private static function lookup3(string $text): int
    {
        $a = $b = $c = (0xdeadbeef + strlen($text) + 13) & self::MASK;
        if ($text === '') {
            return $c;
        }
        $blocks = str_split($text, 12);
        foreach ($blocks as $i => $block) {
            [, $x, $y, $z] = unpack('V3', str_pad($block, 12, "\0"));
            $a = ($a + $x) & self::MASK;
            $b = ($b + $y) & self::MASK;
            $c = ($c + $z) & self::MASK;
            if ($i < count($blocks) - 1) {
                foreach ([4, 6, 8, 16, 19, 4] as $bits) {
                    $a = ($a - $c) & self::MASK ^ self::rotate($c, $bits);
                    [$a, $b, $c] = [$b, ($c + $b) & self::MASK, $a];
                }
            }
        }
        foreach ([14, 11, 25, 16, 4, 14, 24] as $bits) {
            $c = (($c ^ $b) - self::rotate($b, $bits)) & self::MASK;
            [$a, $b, $c] = [$b, $c, $a];
        }
        return $b;
    }

    /** A hash of HAProxy. */
    private static function wt6(string $text): int
    {
        [$h0, $h1, $s0, $s1] = [0xa53c965a, 0x5ca6953a, 6, 18];
        foreach (self::bytes($text, false) as $byte) {
            $h0 = ~($h0 ^ $byte) & self::MASK;
            $h1 = ~($h1 + $byte) & self::MASK;
            [$h0, $h1] = [self::rotate($h1, $s0), self::rotate($h0, $s1)];
            $next = ($h0 >> 16 ^ $h1) & 0xffff;
            [$s0, $s1] = [$next & 31, $next >> 11];
        }
        return $h0 ^ $h1;
    }

    /** The modifier of HAProxy's hashes of that name. */
    private static function avalanche(int $a): int
    {
        $a = ($a + 0x7ed55d16 + ($a << 12)) & self::MASK;
        $a = $a ^ 0xc761c23c ^ $a >> 19;
        $a = ($a + 0x165667b1 + ($a << 5)) & self::MASK;
        $a = (($a + 0xd3a2646c) ^ ($a << 9)) & self::MASK;
        $a = ($a + 0xfd7046c5 + ($a << 3)) & self::MASK;
        $a = $a ^ 0xb55a4f09 ^ $a >> 16;
        return self::times($a, 3221225473);
    }
}

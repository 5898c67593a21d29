<?php
/**
 * A ring of any scheme, as plain and as slow as can be: what Ring is held against.
 */
final class NaiveRing
{
    /** @var list<array{string, int}> name and weight */
    private array $servers = [];

    private string $hash;
    private string $label;
    private int $first;
    private int $virtualNodes;
    private string $search;

    /** @var array<int, string> */
    private ?array $points = null;

    /**
     * @param array<int, string>|array<string, int> $servers as for a Ring
     * @param string $scheme a named constructor of Scheme, or 'new'
     * @param mixed ...$arguments of that constructor
     */
    public function __construct(array $servers, private string $scheme, ...$arguments)
    {
        $number = $arguments[0] ?? null;
        [$this->hash, $this->label, $this->first, $this->virtualNodes, $this->search] = match ($scheme) {
            'new' => $arguments + ['md5-crc32', '{server}-{index}', 0, 160, 'at-or-after'],
            'md5Crc32' => ['md5-crc32', '{server}-{index}', 0, $number ?? 5, 'at-or-after'],
            'crc32Descending' => ['crc32', '{server}', 0, 1, 'at-or-before-or-smallest'],
            'crc32Strict' => ['crc32', isset($number) ? '{server}_{index}' : '{server}', 0, $number ?? 1, 'after'],
            'time33' => ['md5-time33', '{server}-{index}', 1, $number ?? 64, 'at-or-after'],
            'crc32' => ['crc32', '{server}-{index}', 1, $number ?? 32, 'at-or-after'],
            'modulo' => ['crc32', '', 0, 0, 'modulo'],
            'flexihash' => ['crc32', '{server}{index}', 0, $number ?? 64, 'after'],
            'predis' => ['crc32', '{server}:{index}', 0, 128, 'at-or-before'],
            'predisKetama', 'libmemcached' => ['md5-le32', '{server}-{index}', 0, 40, 'at-or-after'],
            'redisArray' => ['crc32-complement', '{server}-{index}', 0, 40, 'at-or-after'],
            'nginx' => ['crc32', '', 0, 160, 'at-or-after'],
        };
        foreach ($servers as $key => $value) {
            is_int($key) ? $this->add($value) : $this->add($key, $value);
        }
    }

    public function add(string $server, int $weight = 1): void
    {
        $at = array_search($server, $this->servers(), true);
        $this->servers[$at === false ? count($this->servers) : $at] = [$server, $weight];
        $this->points = null;
    }

    public function remove(string $server): void
    {
        $others = array_filter($this->servers, fn($s) => $s[0] !== $server);
        $this->servers = array_values($others);
        $this->points = null;
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
        return $this->points ??= $this->makePoints();
    }

    public function lookup(string $key): string
    {
        return $this->find($this->position($key));
    }

    public function lookupList(string $key, int $count): array
    {
        $walk = [...$this->walk($this->position($key)), ...$this->servers()];
        return array_slice(array_values(array_unique($walk)), 0, $count);
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
        foreach ($lengths as $from => $row) {
            foreach ($row as $to => $length) {
                $moves[] = ['from' => (string) $from, 'to' => (string) $to, 'share' => (float) ($length / $this->space())];
            }
        }
        usort($moves, fn($a, $b) => [$b['share'], $a['from'], $a['to']] <=> [$a['share'], $b['from'], $b['to']]);
        return ['share' => (float) array_sum(array_column($moves, 'share')), 'moves' => $moves];
    }

    /** The position of a text. */
    public static function hash(string $hash, string $text): int
    {
        return match ($hash) {
            'crc32' => crc32($text),
            'crc32-complement' => ~crc32($text) & 0xffffffff,
            'md5-crc32' => crc32(md5($text)),
            'md5-time33' => array_reduce(str_split(md5($text)), fn($h, $digit) => ($h * 33 + ord($digit)) & 0x7fffffff, 0),
            'md5-be32' => hexdec(substr(md5($text), 0, 8)),
            'md5-le32' => unpack('V', md5($text, true))[1],
            'sha1-be32' => hexdec(substr(sha1($text), 0, 8)),
            'fnv1a32', 'murmur3a', 'xxh32' => hexdec(hash($hash, $text)),
        };
    }

    private function position(string $key): int
    {
        // Of a key with a {tag}, phpredis hashes the tag; a NUL byte ends its search for one.
        if ($this->scheme === 'redisArray' && preg_match('/^[^{\0]*\{([^}\0]*)\}/', $key, $match)) {
            $key = $match[1];
        }
        return self::hash($this->hash, $key);
    }

    private function makePoints(): array
    {
        $firstAddedWins = in_array($this->scheme, ['crc32Descending', 'libmemcached', 'redisArray', 'nginx']);
        $points = [];
        foreach ($this->servers as [$server, $weight]) {
            foreach ($this->positions($server, $weight) as $position) {
                if (!$firstAddedWins || !isset($points[$position])) {
                    $points[$position] = $server;
                }
            }
        }
        ksort($points);
        return $points;
    }

    private function positions(string $server, int $weight): array
    {
        $count = count($this->servers);
        $total = array_sum($this->weights());
        return match ($this->scheme) {
            'modulo' => [],
            'predis' => $this->labels($server, (int) round($weight / $total * $count * 128)),
            'predisKetama' => self::digests($server, (int) floor($weight / $total * $count * 40)),
            'libmemcached' => self::libmemcached($server, $weight, $total, $count),
            'redisArray' => self::digests($server, 40),
            'nginx' => self::nginx($server, 160 * $weight),
            default => $this->labels($server, $this->virtualNodes * $weight),
        };
    }

    private function labels(string $server, int $count): array
    {
        $positions = [];
        for ($i = $this->first; $i < $this->first + $count; $i++) {
            $positions[] = self::hash($this->hash, strtr($this->label, ['{server}' => $server, '{index}' => $i]));
        }
        return $positions;
    }

    private static function digests(string $server, int $count): array
    {
        $positions = [];
        for ($i = 0; $i < $count; $i++) {
            array_push($positions, ...unpack('V4', md5("$server-$i", true)));
        }
        return $positions;
    }

    private static function libmemcached(string $server, int $weight, int $total, int $count): array
    {
        $single = fn(float $x): float => unpack('f', pack('f', $x))[1];
        $share = $single($single($weight) / $single($total));
        $digests = $single($single($share * 40) * $count);
        // A socket has port 0.
        $name = $server[0] === '/' ? "$server:0" : preg_replace('/:11211$/', '', $server);
        return self::digests($name, (int) floor($single($digests + 1e-10)));
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
        return $this->walk($position)->current();
    }

    /** The servers of the points: that which the search finds, that which it finds without it, and so on. */
    private function walk(int $position): Generator
    {
        if ($this->search === 'modulo') {
            $index = $position % count($this->servers);
            yield from array_slice([...$this->servers(), ...$this->servers()], $index, count($this->servers));
            return;
        }
        $points = $this->points();
        $descending = array_reverse($points, true);
        [$first, $then] = match ($this->search) {
            'at-or-after', 'after' => [$points, $points],
            'at-or-before' => [$descending, $descending],
            'at-or-before-or-smallest' => [$descending, $points],
        };
        $matches = fn(int $point): bool => match ($this->search) {
            'at-or-after' => $point >= $position,
            'after' => $point > $position,
            'at-or-before', 'at-or-before-or-smallest' => $point <= $position,
        };
        foreach ($first as $point => $server) {
            if ($matches($point)) {
                yield $server;
            }
        }
        foreach ($then as $point => $server) {
            if (!$matches($point)) {
                yield $server;
            }
        }
    }

    /** How many positions there are. */
    private function space(): int
    {
        return $this->hash === 'md5-time33' ? 1 << 31 : 1 << 32;
    }

    /** Positions, each with the number of those that are like it: both rings have one server for all of them. */
    private function pieces(self $other): iterable
    {
        $cuts = [0 => 0, $this->space() => 0];
        $period = 1;
        foreach ([$this, $other] as $ring) {
            foreach ($ring->points() as $point => $_) {
                $cuts += [$point => 0, $point + 1 => 0];
            }
            // Every period-th position is alike, since it leaves the same remainder by each number of servers.
            $period *= $ring->search === 'modulo' ? count($ring->servers) : 1;
        }
        ksort($cuts);
        $cuts = array_keys($cuts);
        for ($i = 1; $i < count($cuts); $i++) {
            for ($from = $cuts[$i - 1]; $from < min($cuts[$i], $cuts[$i - 1] + $period); $from++) {
                yield [$from, intdiv($cuts[$i] - $from - 1, $period) + 1];
            }
        }
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

/** Classes of MediaWiki, of Debian's package. */
abstract class MediaWiki extends Peer
{
    public const FAILS_OVER = true;

    private const FOLDER = '/usr/share/mediawiki/includes/libs';
    private const FILES = ['HashRing.php', 'objectcache/utils/StorageAwareness.php', 'objectcache/utils/MemcachedClient.php'];

    public function missing(): ?string
    {
        foreach (self::FILES as $file) {
            if (!\is_file(self::FOLDER . "/$file")) {
                return 'MediaWiki';
            }
            require_once self::FOLDER . "/$file";
        }
        return null;
    }

    public function server(Randomizer $random): string
    {
        return \long2ip(10 << 24 | $random->getInt(1, 9999)) . ":{$random->getInt(1, 65535)}";
    }

    public function key(Randomizer $random): string
    {
        return self::anyBytes($random);
    }
}

final class MediaWikiMemcached extends MediaWiki
{
    public const SCHEME = 'mediaWikiMemcached';
    public const MOST_WEIGHT = 1000;
    public const HAS_POINTS = false;

    public function place(array $servers, array $keys, array $dead): array
    {
        $list = \array_map(null, \array_keys($servers), $servers);
        $client = new class (['servers' => $list, 'logger' => false], $dead) extends \MemcachedClient {
            /** @param list<string> $dead */
            public function __construct(array $options, private array $dead)
            {
                parent::__construct($options);
            }

            /** The server itself, in place of a connection to it. The only one comes with its weight. */
            public function sock_to_host($host): ?string
            {
                $host = \is_array($host) ? $host[0] : $host;
                return \in_array($host, $this->dead, true) ? null : $host;
            }
        };
        return \array_map(fn ($key) => $client->get_sock($key) ?: null, $keys);
    }
}

final class MediaWikiHashRing extends MediaWiki
{
    public const SCHEME = 'mediaWikiHashRing';
    public const MOST_WEIGHT = 0xffffffff;

    public function variants(): array
    {
        return [[], ['sha1'], ['md5']];
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $labels = \array_map(fn ($server) => "$server-", \array_keys($servers));
        return self::lastLabels(\array_combine($labels, $servers), 40);
    }

    public function hasForgotten(array $servers): bool
    {
        $digests = 0;
        foreach ($servers as $weight) {
            $digests += (int) ($weight / \array_sum($servers) * 40 * \count($servers));
        }
        return \count($this->ring($servers)->points()) < 4 * $digests;
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $ejected = \array_fill_keys($dead, PHP_INT_MAX);
        $ring = new \HashRing($servers, $this->arguments[0] ?? 'sha1', $ejected);
        return \array_map($dead ? $ring->getLiveLocation(...) : $ring->getLocation(...), $keys);
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Predis\Cluster\Distributor\HashRing;
use Predis\Cluster\Distributor\KetamaRing;
use Random\Randomizer;

abstract class Predis extends Peer
{
    public const MOST_WEIGHT = 0x7fffffff;

    public function missing(): ?string
    {
        if (!\class_exists('Predis\Autoloader')) {
            $files = ['/usr/share/php/Predis/autoload.php', __DIR__ . '/../../vendor/predis/predis/autoload.php'];
            foreach (\array_filter($files, 'is_file') as $file) {
                require_once $file;
            }
        }
        return \class_exists(HashRing::class) ? null : 'Predis';
    }

    public function server(Randomizer $random): string
    {
        return "redis{$random->getInt(1, 9999)}:{$random->getInt(1, 65535)}";
    }

    public function key(Randomizer $random): string
    {
        return self::anyBytes($random);
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $ring = $this->distributor();
        foreach ($servers as $server => $weight) {
            // One that leaves again must not leave a trace.
            $ring->add("$server, gone", $weight);
            $ring->add($server, $weight);
        }
        $ring->get($keys[0]);
        foreach ($servers as $server => $weight) {
            $ring->remove("$server, gone");
        }
        return \array_map($ring->get(...), $keys);
    }

    abstract protected function distributor(): HashRing;
}

final class PredisHashRing extends Predis
{
    public const SCHEME = 'predis';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $labels = \array_map(fn ($server) => "$server:", \array_keys($servers));
        return self::lastLabels(\array_combine($labels, $servers), 128);
    }

    protected function distributor(): HashRing
    {
        return new HashRing();
    }
}

final class PredisKetamaRing extends Predis
{
    public const SCHEME = 'predisKetama';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        $labels = \array_map(fn ($server) => "$server-", \array_keys($servers));
        return self::lastLabels(\array_combine($labels, $servers), 40);
    }

    protected function distributor(): HashRing
    {
        return new KetamaRing();
    }
}

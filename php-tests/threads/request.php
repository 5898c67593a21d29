<?php
/*
 * A request of a thread: rings of all that the threads share, which it asks and changes.
 */

declare(strict_types=1);

namespace Threads;

use ConsistentHash;
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

use function Workers\deaths;
use function Workers\die_in_callback;
use function Workers\keys;
use function Workers\servers;

use const Workers\VIRTUAL_NODES;

require_once __DIR__ . '/../workers/rings.php';

/** How many rings a request takes, and how many others from one request to the next. */
const TAKES = 4;

/** What is checked of each ring; and once more in each request, the cache. */
const CHECKS = 5;

/** How often each of these rings asks the cache. */
const ASKS = 3;

/** Of so many requests, one dies where they may. */
const DIES = 4;

/** How many checks held. */
function request(int $number, array $answers): int
{
    $held = 0;
    for ($i = 0; $i < TAKES; $i++) {
        $id = (TAKES * $number + $i) % \count($answers);
        [$of_md5_crc32, $of_crc32] = \json_decode($answers[$id]);

        $hash = new ConsistentHash();
        $hash->virtualPosNum = VIRTUAL_NODES;
        $hash->addServers(servers($id));
        $held += (int) ($hash->lookupMany(keys()) === $of_md5_crc32);
        $like = new Ring(servers($id), Scheme::md5Crc32(VIRTUAL_NODES));
        $held += (int) ($like->lookupMany(keys()) === $of_md5_crc32);

        $ring = new Ring(servers($id), Scheme::crc32(VIRTUAL_NODES));
        $held += (int) ($ring->lookupMany(keys()) === $of_crc32);
        // Points that others read are copied before they change.
        $copy = (clone $ring)->remove($of_crc32[0]);
        $held += (int) ($copy->lookup(keys()[0]) !== $of_crc32[0]);
        $held += (int) ($ring->lookupMany(keys()) === $of_crc32);
    }
    $cache = \consistent_hash_cache_info();
    return $held + (int) ($cache['bytes'] <= $cache['limit']);
}

/** The same, and then some requests die. */
function request_that_may_die(int $number, array $answers): int
{
    require_once __DIR__ . '/../workers/deaths.php';
    $held = request($number, $answers);
    if ($number % DIES === DIES - 1) {
        \ini_set('display_errors', '0');
        \ob_start(fn () => '');
        $ways = deaths();
        die_in_callback(...$ways[\intdiv($number, DIES) % \count($ways)], id: $number % \count($answers));
    }
    return $held;
}

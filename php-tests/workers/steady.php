<?php
/*
 * Rounds of creating, adding, looking up, cloning, serializing, unserializing and destroying, in one process: each
 * operation succeeds, and neither PHP's memory nor the size of the process grows.
 *
 *   php -n -d extension=MODULE php-tests/workers/steady.php [ROUNDS]
 *
 * ROUNDS of each class; 1,000,000 if they are not given.
 */

declare(strict_types=1);

namespace Workers;

use ConsistentHash;
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/Tally.php';
require __DIR__ . '/rings.php';

/** KiB by which the process may grow once it is warm: less than one lost allocation in some rounds. */
const GROWTH = 1024;

/** The rings that the rounds take by turns: more than the cache has room for, so that it evicts all the time. */
const RINGS = 500;

/** A round with the drop-in class: how many of its operations succeeded. */
function round_of_consistent_hash(array $servers, array $answers): int
{
    $ring = new ConsistentHash();
    $ring->virtualPosNum = VIRTUAL_NODES;
    $succeeded = (int) $ring->addServers($servers);
    $succeeded += (int) ($ring->lookupMany(keys()) === $answers);

    $copy = clone $ring;
    $succeeded += (int) ($copy == $ring);
    $succeeded += (int) $copy->removeServer($answers[0]) + (int) $copy->addServer('new');
    $succeeded += (int) ($copy->lookup(keys()[0]) !== $answers[0]);

    $restored = \unserialize(\serialize($ring));
    $succeeded += (int) ($restored->lookup(keys()[1]) === $answers[1]);
    $succeeded += (int) ($restored->lookupList(keys()[2], 2)[0] === $answers[2]);
    return $succeeded + (int) (\count($ring->virtualPos) > 0);
}

/** A round with a ring of any scheme: how many of its operations succeeded. */
function round_of_ring(array $servers, array $answers, Scheme $other): int
{
    $ring = new Ring($servers, Scheme::crc32(VIRTUAL_NODES));
    $succeeded = (int) ($ring->lookupMany(keys()) === $answers);

    $copy = clone $ring;
    $succeeded += (int) ($copy == $ring);
    $copy->remove($answers[0])->add('new:11211');
    $succeeded += (int) ($copy->lookup(keys()[0]) !== $answers[0]);
    $succeeded += (int) ($ring->movement($copy)['share'] > 0);
    try {
        $copy->add('new:11211', 0);
    } catch (\ValueError) {
        $succeeded++;
    }

    $restored = \unserialize(\serialize($ring));
    $succeeded += (int) ($restored->lookup(keys()[1]) === $answers[1]);
    $succeeded += (int) ($restored->lookupList(keys()[2], 2)[0] === $answers[2]);
    $succeeded += (int) \in_array(keys()[3], $restored->group(keys())[$answers[3]], true);

    $like = \unserialize(\serialize($other));
    $succeeded += (int) ($like == $other);
    return $succeeded + (int) \in_array((new Ring($servers, $like))->lookup('key'), $servers, true);
}

function resident(): int
{
    \preg_match('/^VmRSS:\s*(\d+) kB$/m', \file_get_contents('/proc/self/status'), $match);
    return (int) $match[1];
}

/**
 * Runs the rounds, the first tenth to warm up.
 *
 * @param \Closure(int): int $round takes its number, and returns how many operations succeeded
 */
function stays(Tally $tally, string $name, int $rounds, int $operations, \Closure $round): void
{
    $succeeded = $memory = $resident = 0;
    $start = \microtime(true);
    for ($i = 0; $i < $rounds; $i++) {
        if ($i === \intdiv($rounds, 10)) {
            $resident = resident();
            $memory = \memory_get_usage();
        }
        $succeeded += $round($i);
    }
    $memory = \memory_get_usage() - $memory;
    $resident = resident() - $resident;
    \printf(
        "%s: %s rounds, %s operations succeeded, memory %+d bytes, resident size %+d KiB, %.0f s\n",
        $name,
        \number_format($rounds),
        \number_format($succeeded),
        $memory,
        $resident,
        \microtime(true) - $start
    );
    $tally->check($succeeded === $operations * $rounds, 'every operation succeeds');
    $tally->check($memory <= 0, "$name: PHP's memory stays flat");
    $tally->check($resident <= GROWTH, "$name: the resident size stays flat");
}

[, $arguments] = \command_line(__FILE__, most: 1);
$rounds = (int) ($arguments[0] ?? 1_000_000);
$rounds > 0 || \fail('ROUNDS must be a number above 0', 2);
$servers = \array_map(servers(...), \range(0, RINGS - 1));
$answers = \array_map(fn ($id) => \json_decode(answers($id)), \range(0, RINGS - 1));
$tally = new Tally();
stays($tally, 'ConsistentHash', $rounds, 9, fn ($i) => round_of_consistent_hash($servers[$i % RINGS], $answers[$i % RINGS][0]));
$schemes = \array_map(Scheme::fromName(...), Scheme::names());
stays($tally, 'Ring', $rounds, 10, fn ($i) => round_of_ring($servers[$i % RINGS], $answers[$i % RINGS][1], $schemes[$i % \count($schemes)]));
$tally->finish();

<?php
/*
 * Requests in several threads of one process, which share the ring cache: each answer is right, also while others die,
 * and the cache counts each question.
 *
 *   php -n -d extension=THREADS -d extension=MODULE -d log_errors=0 php-tests/threads/run.php [SECONDS]
 */

declare(strict_types=1);

namespace Threads;

use Workers\Tally;

use function Workers\answers;

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/../workers/Tally.php';
require __DIR__ . '/request.php';

const THREADS = 8;

/** The rings that all requests take: enough of them that a small cache evicts all the time. */
const RINGS = 64;

/** @return list<array{int, int, int}> of each thread: requests, of these ended early, checks that held */
function run(string $function, float $seconds, array $answers): array
{
    return \run_threads(THREADS, $seconds, \sprintf(
        '[require_once %s, %s($request, %s)][1]',
        \var_export(__DIR__ . '/request.php', true),
        $function,
        \var_export($answers, true)
    ));
}

[, $arguments] = \command_line(__FILE__, most: 1);
$seconds = (float) ($arguments[0] ?? 60);
$answers = \array_map(answers(...), \range(0, RINGS - 1));
$tally = new Tally();

$asked = 0;
foreach (run('Threads\request', $seconds / 2, $answers) as $thread => [$requests, $ended, $held]) {
    $tally->check($requests > 0 && $ended === 0, "thread $thread: of $requests requests, $ended ended early");
    $wrong = $requests * (TAKES * CHECKS + 1) - $held;
    $tally->check($wrong === 0, "thread $thread: $wrong answers are wrong");
    $asked += $requests * TAKES * ASKS;
}
$cache = \consistent_hash_cache_info();
$tally->check($cache['hits'] + $cache['misses'] === $asked, "the cache counts each question: $asked");
\printf(
    "%s requests; ring cache of %d KiB: %s hits, %s misses, %d rings\n",
    \number_format($asked / TAKES / ASKS),
    $cache['limit'] >> 10,
    \number_format($cache['hits']),
    \number_format($cache['misses']),
    $cache['entries']
);

$died = 0;
foreach (run('Threads\request_that_may_die', $seconds / 2, $answers) as $thread => [$requests, $ended, $held]) {
    $mortal = \intdiv($requests, DIES);
    $tally->check($ended === $mortal, "thread $thread: of $mortal requests that are to die, $ended did");
    $wrong = ($requests - $ended) * (TAKES * CHECKS + 1) - $held;
    $tally->check($wrong === 0, "thread $thread: $wrong answers are wrong while other requests die");
    $died += $ended;
}
$tally->check($died > 0, 'some requests die');
\printf("%s requests died\n", \number_format($died));
$tally->finish();

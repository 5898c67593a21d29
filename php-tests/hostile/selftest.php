<?php
/*
 * Shows that unserialize.php can fail: it finds an object that has a fault where its number was changed.
 *
 *   php -n php-tests/hostile/selftest.php MODULE
 */

declare(strict_types=1);

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/../workers/Tally.php';

[, [$module]] = command_line(__FILE__, least: 1, most: 1);

/* fault => what is to be reported */
$faults = [
    'crash' => '/^FAILED mutation \d+, unserialize\("O:6:.*: ends with exit code 139/m',
    'hang' => '/^FAILED .*: does not end$/m',
    'leak' => '/^FAILED .*: it leaks$/m',
    'panic' => '/^FAILED .*: consistent_hash: internal error, please report it$/m',
    'exit' => '/^FAILED .*: ends with exit code 3/m',
    // PHP's own end is none.
    'memory' => '/^(?!FAILED)[1-9]\d* ended at the memory limit$/m',
];

$tally = new Workers\Tally();
foreach ($faults as $fault => $report) {
    $command = [PHP_BINARY, '-n', __DIR__ . '/unserialize.php', '--seed', '1', '--mutations', '50', '--patience', '3', '--fault', $fault, $module];
    $process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
    $output = stream_get_contents($pipes[1]);
    $code = proc_close($process);
    $tally->check($code === ($fault === 'memory' ? 0 : 1) && preg_match($report, $output) === 1, "'$fault' is found; code $code: $output");
}
$tally->finish();

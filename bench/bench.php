<?php
/*
 * Measures the extension beside the userland class, the hash alone, and other libraries: see docs/benchmarks.md.
 *
 *   php bench/bench.php [OPTION...]
 *
 *   --quick         only look whether everything works; writes nothing
 *   --seconds N     how long it may take, about (default: 180)
 *   --no-docs       print the tables only
 *   --module FILE   the extension (default: modules/consistent_hash.so)
 */

declare(strict_types=1);

namespace ConsistentHashBench;

\set_error_handler(function (int $level, string $message, string $file, int $line): bool {
    if (\error_reporting() & $level) {
        throw new \ErrorException($message, 0, $level, $file, $line);
    }
    return false;
});

foreach (['Contenders', 'Workload', 'Stats', 'Agreement', 'Worker'] as $part) {
    require __DIR__ . "/$part.php";
}
if (($argv[1] ?? '') === '--child') {
    echo \json_encode((new Worker(\json_decode($argv[2], true)))->run(), JSON_THROW_ON_ERROR);
    exit;
}
foreach (['Php', 'Machine', 'Run', 'Targets', 'Format', 'Tables', 'Report', 'Svg', 'Plots', 'Document'] as $part) {
    require __DIR__ . "/$part.php";
}

require __DIR__ . '/../examples/inc/command_line.php';

[$options] = \command_line(__FILE__);
$seconds = (float) ($options['seconds'] ?? 180);
$module = $options['module'] ?? __DIR__ . '/../modules/consistent_hash.so';
$seconds > 0 || \fail('--seconds must be above 0', 2);
\is_file($module) || \fail('there is no module yet: ./build.sh');

$folder = \sys_get_temp_dir() . '/consistent-hash-bench-' . \getmypid();
\mkdir($folder, 0700);
try {
    // A copy: a build in the meantime must not change what is measured.
    \copy($module, "$folder/consistent_hash.so");
    $run = new Run(new Php("$folder/consistent_hash.so", $folder), isset($options['quick']), $seconds);
    $run->go();
    $report = new Report($run);
    echo $report->text();
    if (!isset($options['quick']) && !isset($options['no-docs'])) {
        (new Document($run, __DIR__ . '/../docs', __DIR__ . '/notes.md'))->write();
        echo "\nwritten: docs/benchmarks.md and its plots\n";
    }
} catch (\RuntimeException $failure) {
    \fwrite(STDERR, "\nbench: {$failure->getMessage()}\n");
    $failed = true;
} finally {
    \array_map(\unlink(...), \glob("$folder/*"));
    \rmdir($folder);
}
exit(isset($failed) ? 1 : 0);

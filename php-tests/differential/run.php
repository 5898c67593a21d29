<?php
/*
 * Differential test: random programs run on the extension's class ConsistentHash and on the userland class in
 * php/polyfill, and everything that can be seen is compared.
 *
 *   php -d extension=modules/consistent_hash.so php-tests/differential/run.php [OPTION...]
 *
 *   --seed N       another series of programs (default: a random one, which is printed)
 *   --programs N   how many (default 20000)
 *   --seconds N    or for how long
 *   --only N       just the program of that number; prints it
 *   --all          goes on after a difference and reports each kind of difference once
 *
 * Exit code 0: no difference; 1: differences; 2: there is nothing to compare.
 *
 * Programs run in worker processes with the same ini settings, in chunks, so that a crash is one more result: it is
 * traced to its program. With opcache, programs run from files, because opcache and its JIT do not see eval(); with
 * the JIT, each runs several times.
 *
 * DIFFERENTIAL_SELFTEST=file.php takes that file's class in place of the extension's (see selftest.php).
 */

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/runtime.inc';
require __DIR__ . '/Generator.php';
require __DIR__ . '/Executor.php';

const POLYFILL = __DIR__ . '/../../php/polyfill/ConsistentHash.php';
const HANGS_AFTER = 10; // seconds with one program
const BATCH = 50; // programs that are compiled at once

/** A worker: runs a chunk of programs; the file --worker always holds the number of the program at hand. */
function work(array $options, array $classes, bool $opcache, bool $jit): void
{
    Run::$jit = $jit;
    $generator = new ProgramGenerator($options['seed'], array_keys($classes));
    $executor = new Executor($opcache ? dirname($options['worker']) : null, $jit ? 4 : 1, !isset($options['oracle-only']));
    $executor->declareClasses(POLYFILL, $classes);
    $status = fopen($options['worker'], 'c');
    stream_set_write_buffer($status, 0);
    $current = function (Program $program) use ($status) {
        fseek($status, 0);
        fwrite($status, sprintf('%12d', $program->number));
    };
    $steps = $count = 0;
    $differences = [];
    $last = $options['first'] + $options['count'];
    for ($first = (int) $options['first']; $first < $last && microtime(true) < $options['until']; $first += BATCH) {
        $programs = [];
        for ($number = $first; $number < min($first + BATCH, $last); $number++) {
            $program = $generator->program($number);
            if (isset($options['keep'])) {
                $program = $program->with(array_intersect_key($program->steps, array_flip(explode(',', $options['keep']))));
            }
            $steps += count($program->steps);
            $programs[] = $program;
        }
        $count += count($programs);
        foreach ($executor->compare($programs, $current) as $difference) {
            $current($difference->program);
            $difference = isset($options['no-shrink']) ? $difference : $executor->shrink($difference);
            $differences[$difference->kind()] ??= [
                'number' => $difference->program->number, 'strict' => $difference->program->strict, 'steps' => $difference->program->steps,
                'step' => $difference->step, 'extension' => bin2hex($difference->extension), 'oracle' => bin2hex($difference->oracle),
            ];
            if (!isset($options['all'])) {
                break 2;
            }
        }
    }
    echo "\nRESULT ", json_encode(['programs' => $count, 'steps' => $steps, 'differences' => (object) $differences], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}

/** The parent: starts the workers, reports. */
final class Differential
{
    private array $options;
    private array $classes;
    private string $seed;
    private string $mode;
    private int $chunk;
    private string $directory;
    /** @var string[] the command of a worker */
    private array $command;
    /** How often each kind of difference was found. */
    private array $differences = [];
    private int $crashes = 0;
    private int $skipped = 0;

    public function __construct(array $options, array $classes, bool $opcache, bool $jit)
    {
        $this->options = $options;
        $this->classes = $classes;
        $this->seed = (string) ($options['seed'] ?? random_int(1, 999999));
        $this->mode = $jit ? 'JIT ' . ini_get('opcache.jit') : ($opcache ? 'opcache, JIT off' : 'JIT off');
        // Compiled files stay in opcache's memory until the worker ends.
        $this->chunk = $jit ? 400 : ($opcache ? 1000 : 2000);
        $this->directory = sys_get_temp_dir() . '/differential-' . getmypid();
        mkdir($this->directory);
        register_shutdown_function(function () {
            array_map('unlink', glob("$this->directory/*"));
            rmdir($this->directory);
        });
        $ini = ['memory_limit=256M', 'display_errors=stderr', 'log_errors=0', 'html_errors=0', 'output_buffering=0'];
        if ($opcache) {
            array_push($ini, 'opcache.file_update_protection=0', 'opcache.memory_consumption=512', 'opcache.max_accelerated_files=20000', 'opcache.interned_strings_buffer=32');
        }
        if ($jit) {
            // Compile early, and no side traces: with those, programs sometimes loop forever without the extension, too (PHP 8.2.36).
            array_push($ini, 'opcache.jit_hot_loop=3', 'opcache.jit_hot_func=3', 'opcache.jit_hot_return=3', 'opcache.jit_hot_side_exit=0', 'opcache.jit_max_root_traces=8192');
        }
        $this->command = array_merge([PHP_BINARY], self::ownSettings());
        foreach ($ini as $setting) {
            array_push($this->command, '-d', $setting);
        }
        array_push($this->command, __FILE__, '--seed', $this->seed);
    }

    /** The options of this PHP that come before the script: -d, -n, -c ... */
    private static function ownSettings(): array
    {
        $arguments = is_readable('/proc/self/cmdline')
            ? explode("\0", rtrim(file_get_contents('/proc/self/cmdline'), "\0"))
            : preg_split('/\s+/', trim((string) shell_exec('ps -ww -o args= -p ' . getmypid())));
        $script = array_search($_SERVER['argv'][0], $arguments, true);
        if ($script === false) {
            return [];
        }
        // PHP may have been started by a loader, whose own options come first.
        $before = array_slice($arguments, 0, $script);
        $php = array_filter($before, fn ($argument) => preg_match('~/php[^/]*$~', $argument) && is_file($argument) && is_executable($argument));
        return array_values(array_diff(array_slice($before, (array_key_last($php) ?? 0) + 1), ['-f', '--']));
    }

    public function main(): int
    {
        $only = $this->options['only'] ?? null;
        $first = (int) $only;
        $total = $only !== null ? 1 : (int) ($this->options['programs'] ?? (isset($this->options['seconds']) ? PHP_INT_MAX : 20000));
        $start = $told = microtime(true);
        $until = isset($this->options['seconds']) ? $start + $this->options['seconds'] : INF;
        echo "differential: seed $this->seed, PHP ", PHP_VERSION, ", $this->mode\n";
        if ($only !== null) {
            $program = $this->program($first);
            echo "program $first:\n", $this->source($program->steps, $program->strict), "\n";
        }

        $programs = $steps = 0;
        while ($programs < $total && microtime(true) < $until) {
            $result = $this->worker($first + $programs, min($this->chunk, $total - $programs), $until);
            if (isset($result['differences'])) {
                $programs += $result['programs'];
                $steps += $result['steps'];
                $this->report($result['differences']);
            } else {
                $this->died($first + $programs, $result);
                for ($number = $first + $programs; $number <= $result['number']; $number++) {
                    $programs++;
                    $steps += count($this->program($number)->steps);
                }
            }
            if (($this->differences || $this->crashes) && !isset($this->options['all'])) {
                break;
            }
            $now = microtime(true);
            if ($now - $told >= 5 && $now - $start > 10) {
                $told = $now;
                fprintf(STDERR, "%d programs, %d differences, %.0f s\n", $programs, count($this->differences) + $this->crashes, $now - $start);
            }
        }
        $differences = count($this->differences) + $this->crashes;
        $skipped = $this->skipped ? ", $this->skipped that crash PHP without the extension" : '';
        echo "differential: $programs programs, $steps steps, $differences differences$skipped (seed $this->seed, $this->mode)\n";
        return $differences ? 1 : 0;
    }

    private function program(int $number): Program
    {
        return (new ProgramGenerator($this->seed, array_keys($this->classes)))->program($number);
    }

    /** Runs a worker: its result, or how it died. */
    private function worker(int $first, int $count, float $until = INF, array $more = [], ?array $environment = null): array
    {
        $status = "$this->directory/status";
        $said = "$this->directory/stderr";
        file_put_contents($status, sprintf('%12d', $first));
        $command = array_merge($this->command, ['--worker', $status, '--first', $first, '--count', $count, '--until', $until === INF ? 9e15 : sprintf('%.3f', $until)], $more);
        if (isset($this->options['all'])) {
            $command[] = '--all';
        }
        $process = proc_open(array_map('strval', $command), [['file', '/dev/null', 'r'], ['pipe', 'w'], ['file', $said, 'w']], $pipes, null, $environment);
        $output = $before = '';
        $since = microtime(true);
        $hangs = false;
        while (!feof($pipes[1])) {
            $read = [$pipes[1]];
            $none = null;
            if (stream_select($read, $none, $none, 1)) {
                $output .= fread($pipes[1], 65536);
            }
            if ($before !== $number = file_get_contents($status)) {
                $before = $number;
                $since = microtime(true);
            } elseif (microtime(true) - $since > HANGS_AFTER) {
                $hangs = true;
                proc_terminate($process, 9);
                break;
            }
        }
        do {
            $state = proc_get_status($process);
        } while ($state['running'] && usleep(1000) === null);
        proc_close($process);
        // A debug build tells of leaks when it ends, with exit code 0.
        if ($state['exitcode'] === 0 && preg_match('/^.*(?:Freeing 0x|memory leaks detected).*$/m', file_get_contents($said), $leak)) {
            fwrite(STDERR, "LEAK in programs from $first, $count of them: $leak[0]\n");
            exit(1);
        }
        if (!$hangs && $state['exitcode'] === 0 && preg_match('/^RESULT (.*)$/m', $output, $match)) {
            return json_decode($match[1], true);
        }
        if ($state['exitcode'] === 2) {
            fwrite(STDERR, 'A worker says: ' . file_get_contents($said));
            exit(2);
        }
        return [
            'number' => (int) file_get_contents($status),
            'how' => $hangs ? 'does not end' : ($state['signaled'] ? "dies by signal $state[termsig]" : "ends with exit code $state[exitcode]"),
            'said' => trim(substr(file_get_contents($said) . substr($output, -500), -1500)),
        ];
    }

    /** Reports a worker that died, unless PHP dies of that program without the extension as well. */
    private function died(int $first, array $death): void
    {
        $number = $death['number'];
        $alone = $this->worker($number, 1, INF, ['--no-shrink']);
        if (isset($alone['how'])) {
            if ($this->diesWithout($number, $number)) {
                return;
            }
            $program = $this->program($number);
            $kept = array_keys($program->steps);
            if ($alone['how'] !== 'does not end') {
                $kept = Executor::minimize($kept, fn (array $kept) => isset($this->worker($number, 1, INF, ['--no-shrink', '--keep', implode(',', $kept)])['how']));
            }
            $this->crashes++;
            echo "\nCRASH: seed $this->seed, program $number $alone[how]\n",
                $this->source(array_intersect_key($program->steps, array_flip($kept)), $program->strict), "$alone[said]\n";
            return;
        }
        // It takes the programs before it, or the shrinking of a difference: the shortest range that still dies.
        $low = $first;
        $high = $number;
        while ($low < $high) {
            $middle = intdiv($low + $high + 1, 2);
            if (isset($this->worker($middle, $number - $middle + 1)['how'])) {
                $low = $middle;
            } else {
                $high = $middle - 1;
            }
        }
        if ($this->diesWithout($low, $number)) {
            return;
        }
        $this->crashes++;
        echo "\nCRASH: seed $this->seed, a worker with the programs $low to $number $death[how], $number alone does not\n$death[said]\n";
    }

    /** Whether the programs kill PHP without the extension as well: then they tell nothing of it. */
    private function diesWithout(int $first, int $last): bool
    {
        // What PHP itself reads after it freed it may still be there by luck: so once more with freed memory overwritten.
        foreach ([[], ['USE_ZEND_ALLOC' => '0', 'MALLOC_PERTURB_' => '165']] as $environment) {
            $without = $this->worker($first, $last - $first + 1, INF, ['--oracle-only'], $environment + getenv());
            if (preg_match('/signal|not end/', $without['how'] ?? '') || preg_match('/memory (size|limit)|Nesting level/', $without['said'] ?? '')) {
                $this->skipped++;
                fwrite(STDERR, "program $last $without[how] without the extension, too\n");
                return true;
            }
        }
        return false;
    }

    private function report(array $differences): void
    {
        foreach ($differences as $kind => $difference) {
            $this->differences[$kind] = ($this->differences[$kind] ?? 0) + 1;
            if ($this->differences[$kind] > 1) {
                continue;
            }
            $last = $difference['steps'][$difference['step']] ?? 'the end of the program, where all is freed';
            echo "\nDIFFERENCE: seed $this->seed, program $difference[number], at: $last\n", $this->source($difference['steps'], $difference['strict']),
                $this->outcomes(hex2bin($difference['extension']), hex2bin($difference['oracle']));
        }
    }

    /** What the two sides logged for the step where they differ, from a little before the difference. */
    private function outcomes(string $extension, string $oracle): string
    {
        for ($i = 0; $i < strlen($extension) && $i < strlen($oracle) && $extension[$i] === $oracle[$i]; $i++);
        $from = max(0, $i - 150);
        $readable = fn (string $log) => ($from > 0 ? '... ' : '') . addcslashes(preg_replace('/^\w+\n *|\n */', ' | ', substr($log, $from, 600)), "\0..\37\177..\377");
        return "// extension: {$readable($extension)}\n// userland:  {$readable($oracle)}\n";
    }

    /** A program to read and, with the helpers of runtime.inc, to run. */
    private function source(array $steps, bool $strict): string
    {
        $code = ($strict ? "declare(strict_types=1);\n" : '') . implode("\n", $steps) . "\n";
        $used = '';
        foreach (array_reverse($this->classes) as $name => $source) {
            if (preg_match("/\b$name\b/", $code . $used)) {
                $used = "$source\n$used";
            }
        }
        return $code . ($used === '' ? '' : preg_replace('/^/m', '// ', rtrim($used)) . "\n");
    }
}

$work = getopt('', ['seed:', 'all', 'worker:', 'first:', 'count:', 'until:', 'keep:', 'oracle-only', 'no-shrink']);
$options = isset($work['worker']) ? $work : command_line(__FILE__)[0];
$classes = require __DIR__ . '/classes.inc';
$status = function_exists('opcache_get_status') ? opcache_get_status(false) : false;
$jit = $status['jit']['on'] ?? false;

$standIn = (string) getenv('DIFFERENTIAL_SELFTEST');
if ($standIn !== '') {
    if (class_exists('ConsistentHash', false)) {
        fwrite(STDERR, "DIFFERENTIAL_SELFTEST is for a PHP without the extension\n");
        exit(2);
    }
    require $standIn;
} elseif (!extension_loaded('consistent_hash') || !class_exists('ConsistentHash', false) || !(new ReflectionClass('ConsistentHash'))->isInternal()) {
    fwrite(STDERR, "The extension consistent_hash is not loaded: nothing to compare. Use -d extension=modules/consistent_hash.so\n");
    exit(2);
}

if (isset($options['worker'])) {
    work($options, $classes, $status !== false, $jit);
    exit(0);
}
exit((new Differential($options, $classes, $status !== false, $jit))->main());

<?php
/*
 * Unserializes mutated strings of the extension's classes, and uses what comes out: it works, or PHP throws; nothing
 * crashes, hangs or leaks.
 *
 *   php -n php-tests/hostile/unserialize.php [OPTION...] MODULE
 *
 *   --seed N        another series of mutations (default: a random one, which is printed)
 *   --mutations N   how many (default 20000)
 *   --only N        just the mutation of that number; prints its string
 *   --patience N    seconds with one mutation after which it hangs (default 20)
 *   --valgrind      under valgrind
 *   --fault NAME    mutates an object with that fault (see selftest.php)
 *
 * Mutations run in child processes, in chunks, so that a crash is traced to its mutation.
 */

declare(strict_types=1);

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/Child.php';

const CHUNK = 1000;
const MEMORY_LIMIT = '48M';
const VALGRIND = [
    'env', 'USE_ZEND_ALLOC=0', 'ZEND_DONT_UNLOAD_MODULES=1',
    'valgrind', '--quiet', '--error-exitcode=99', '--leak-check=full', '--errors-for-leak-kinds=definite,indirect', '--show-leak-kinds=definite,indirect',
    '--suppressions=' . __DIR__ . '/../../.ci/valgrind.supp',
];

/** Bytes that are in use when all garbage is collected, and what destructors keep is forgotten. */
function memory(): int
{
    do {
        $more = 1;
        attempt(function () use (&$more) {
            $more = Observer::forget() + gc_collect_cycles();
        });
    } while ($more > 0);
    return memory_get_usage();
}

function attempt(Closure $call): void
{
    try {
        $call();
    } catch (Throwable $e) {
        Uses::judge($e);
    }
}

/**
 * Whether PHP itself may lose memory, with any class: the name of a class that there is not, if the string ends badly
 * there; what is used by Serializable::unserialize() while PHP fills it; a cycle, if the collector has run before an
 * exception ends the call.
 */
function php_may_leak(string $text): bool
{
    preg_match_all('/[OC]:[^"]*"([^"]*)/', $text, $names);
    return preg_match('/"collect"|C:6:"Reader"/', $text) === 1 || array_filter($names[1], fn (string $name) => !class_exists($name)) !== [];
}

function unserialize_and_use(string $text): void
{
    Uses::$left = 16;
    attempt(fn () => Uses::ofAll(unserialize($text)));
}

/** In a child: tells each mutation before it is tried, and what it does wrong. */
function work(array $options): void
{
    $parent = fopen('php://fd/3', 'w');
    require __DIR__ . '/Mutator.php';
    require __DIR__ . '/Uses.php';
    require __DIR__ . '/objects.php';
    Faulty::$fault = $options['fault'] ?? '';
    $mutator = new Mutator($options['seed'], isset($options['fault']) ? [serialize(new Faulty())] : strings());
    for ($number = (int) $options['first']; $number < $options['first'] + $options['count']; $number++) {
        $text = $mutator->mutation($number);
        fwrite($parent, "$number " . escape($text) . "\n");
        if (getenv('USE_ZEND_ALLOC') === '0' && php_may_leak($text)) {
            continue;
        }
        // It takes a new child each time; and there is no limit under valgrind.
        Uses::$toTheLimit = $number % 16 === 0 && getenv('USE_ZEND_ALLOC') !== '0';
        $throw = $number % 8 === 1;
        set_error_handler(fn ($level, $message) => $throw ? throw new ErrorException($message) : true);
        // The first time, PHP may fill caches of its own.
        for ($grown = 0, $time = 0; $time <= $grown && $time < 3; $time++) {
            $before = memory();
            unserialize_and_use($text);
            $grown += (int) (memory() > $before);
        }
        if ($grown === 3 && !php_may_leak($text)) {
            Uses::$faults[] = 'it leaks';
        }
        if (Uses::$faults !== []) {
            fwrite($parent, 'FAULT ' . escape(implode('; ', array_unique(Uses::$faults))) . "\n");
        }
        Uses::$faults = [];
    }
    fwrite($parent, "end\n");
}

/** As between the quotes of a PHP string. */
function escape(string $text): string
{
    return addcslashes($text, "\0..\37\177..\377\"\\$");
}

/** Starts the children, reports; the exit code. */
function main(string $module, array $options): int
{
    $seed = $options['seed'] ?? (string) random_int(1, 999_999);
    $next = (int) ($options['only'] ?? 0);
    $end = $next + (isset($options['only']) ? 1 : (int) ($options['mutations'] ?? 20_000));
    echo "unserialize: seed $seed, PHP ", PHP_VERSION, "\n";
    $php = isset($options['valgrind']) ? VALGRIND : [];
    array_push($php, PHP_BINARY, '-n', '-d', "extension=$module");
    foreach (['memory_limit=' . MEMORY_LIMIT, 'error_reporting=-1', 'display_errors=1', 'html_errors=0', 'zend.exception_ignore_args=1', 'pcre.jit=0'] as $setting) {
        array_push($php, '-d', $setting);
    }
    $failed = $limited = 0;
    while ($next < $end && $failed < 10) {
        $arguments = [__FILE__, '--first', (string) $next, '--seed', $seed, '--count', (string) min(CHUNK, $end - $next)];
        if (isset($options['fault'])) {
            array_push($arguments, '--fault', $options['fault']);
        }
        $child = new Child($php, $arguments, (float) ($options['patience'] ?? 20));
        $lines = explode("\n", $child->told, -1);
        $whole = end($lines) === 'end';
        $what = '';
        foreach ($lines as $line) {
            [$word, $more] = explode(' ', $line, 2) + ['', ''];
            if ($word === 'FAULT') {
                $failed++;
                echo "FAILED $what: $more\n";
            } elseif ($word !== 'end') {
                $next = (int) $word + 1;
                $what = "mutation $word, unserialize(\"$more\")";
                if (isset($options['only'])) {
                    echo "$what\n";
                }
            }
        }
        if ($what === '') {
            fwrite(STDERR, "A child {$child->end()}\n");
            return 2;
        }
        if (!$whole && $child->exceededMemoryLimit()) {
            $limited++;
        } elseif (!$whole || $child->code !== 0) {
            $failed++;
            echo "FAILED $what: {$child->end()}\n";
        }
    }
    echo "$limited ended at the memory limit\n", $next - (int) ($options['only'] ?? 0) - $failed, " passed, $failed failed\n";
    return $failed === 0 ? 0 : 1;
}

$work = getopt('', ['first:', 'count:', 'seed:', 'fault:']);
if (isset($work['first'])) {
    work($work);
    exit;
}
[$options, [$module]] = command_line(__FILE__, least: 1, most: 1);
exit(main($module, $options));

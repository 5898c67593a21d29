<?php
/*
 * Says of each class, interface, trait and function in PHP files whether it is one that this extension replaces, and what
 * to do with it. Run it before you enable the extension:
 *
 *   php php/which-class.php YOUR-FILE…
 *
 * Your files are not run. What they declare is parsed; a class or a function that may be a ring is run by itself, in a child
 * process without php.ini that can open no file and no connection. docs/adopting.md tells more.
 */

namespace ConsistentHash\WhichClass;

use RuntimeException;

require __DIR__ . '/which-class/Sandbox.php';
require __DIR__ . '/which-class/Inspector.php';
require __DIR__ . '/which-class/Verdict.php';
require __DIR__ . '/which-class/Difference.php';
require __DIR__ . '/which-class/Samples.php';

const USAGE = <<<'END'
    usage: php which-class.php [--seconds N] FILE...

    Says what each class, interface, trait and function in the files is, and what to do with it before the extension
    consistent_hash is enabled. Give all files that belong together.

      --seconds N   the time that one class or function has to show what it does (default: 10)
      --help        this text

    exit code  0   nothing is to settle before the extension is enabled
               1   something is: a name that conflicts, PHP 5 syntax, a file that cannot be read or parsed, or a class that
                   could not be examined
               2   wrong usage, or no PHP to run the classes with

    END;

/** The largest file that is read. */
const LARGEST = 4 << 20;

const WIDTH = 100;

function fail(string $message): never
{
    fwrite(STDERR, "which-class.php: $message\n");
    exit(2);
}

/** @return array{list<string>, float} files and seconds */
function arguments(array $arguments): array
{
    $files = [];
    $seconds = '10';
    $options = true;
    while (($argument = array_shift($arguments)) !== null) {
        if (!$options || $argument === '' || $argument[0] !== '-') {
            $files[] = $argument;
        } elseif ($argument === '--') {
            $options = false;
        } elseif ($argument === '--help' || $argument === '-h') {
            echo USAGE;
            exit;
        } elseif (preg_match('/^--seconds(?:=(.*))?$/s', $argument, $value)) {
            $seconds = $value[1] ?? array_shift($arguments) ?? '';
            is_numeric($seconds) && $seconds > 0 || fail('--seconds needs a number greater than 0');
        } else {
            fail("no such option: $argument (--help lists them)");
        }
    }
    $files || fail("no file is given\n\n" . rtrim(USAGE));
    return [$files, (float) $seconds];
}

/**
 * @throws RuntimeException if there is nothing to read
 */
function contents(string $path): string
{
    if (is_dir($path)) {
        throw new RuntimeException('it is a folder; name the files in it');
    }
    $contents = @file_get_contents($path, length: LARGEST + 1);
    return match (true) {
        !file_exists($path) => throw new RuntimeException('there is no such file'),
        $contents === false => throw new RuntimeException('it cannot be read'),
        strlen($contents) > LARGEST => throw new RuntimeException('it is larger than ' . (LARGEST >> 20) . ' MB'),
        default => $contents,
    };
}

/** Prints paragraphs below a line. Code, which begins with a tab, is not wrapped. */
function say(string $line, array $paragraphs = []): void
{
    echo "  $line\n";
    foreach ($paragraphs as $paragraph) {
        $code = $paragraph[0] === "\t";
        echo '    ', $code ? '    ' . substr($paragraph, 1) : wordwrap($paragraph, WIDTH - 4, "\n    "), "\n";
    }
}

/** Says what is in a file; whether there is something to settle. */
function report(string $path, array $file, Inspector $inspector): bool
{
    echo "$path\n";
    foreach ($file['mends'] as [$line, $was, $now]) {
        say("line $line: PHP 8 refuses $was; write $now");
    }
    if ($file['error']) {
        [$line, $message] = $file['error'];
        say('NOT EXAMINED: ' . ($line ? "line $line, " : '') . $message);
    }
    if ($file['refused']) {
        [$line, $message] = $file['refused'];
        say("line $line: PHP refuses it: $message");
    }
    $settle = $file['mends'] || $file['error'] || $file['refused'];
    $dull = [];
    foreach ($file['declarations'] as $declaration) {
        $name = "$declaration[kind] $declaration[name]" . ($declaration['kind'] === 'function' ? '()' : '');
        $verdict = $inspector->verdict($path, $declaration);
        $settle = $settle || $verdict->settle;
        if ($verdict->title !== Verdict::DULL) {
            say("line $declaration[line], $name: $verdict->title", $verdict->advice);
        } else {
            $dull[] = $name;
        }
    }
    $dull && say('nothing to do with rings, and no conflict: ' . wordwrap(implode(', ', $dull), WIDTH - 4, "\n    "));
    $file['error'] || $file['declarations'] || say('it declares no class, interface, trait or function');
    return $settle;
}

PHP_SAPI === 'cli' || exit("Run it on the command line.\n");
[$paths, $seconds] = arguments(array_slice($argv, 1));
try {
    $sandbox = new Sandbox($seconds);
} catch (RuntimeException $e) {
    fail($e->getMessage());
}
$files = [];
foreach ($paths as $path) {
    try {
        $files[$path] = $sandbox->scan(contents($path));
    } catch (RuntimeException $e) {
        $files[$path] = ['error' => [0, $e->getMessage()], 'refused' => null]
            + ['mends' => [], 'declarations' => [], 'literals' => []];
    }
}
$inspector = new Inspector($sandbox, $files);
$settle = false;
try {
    foreach ($files as $path => $file) {
        echo $path === array_key_first($files) ? '' : "\n";
        $settle = report($path, $file, $inspector) || $settle;
    }
} catch (RuntimeException $e) {
    fail($e->getMessage());
}
exit($settle ? 1 : 0);

<?php

require_once __DIR__ . '/terminal.php';

/**
 * The command line of a script, as the comment at the top of the script declares it.
 *
 * In the comment a line that begins with `--name` declares an option, `--name VALUE` one that needs a value, and
 * `--name VALUE...` one that may be repeated; two spaces separate it from its description. The value of `--name N` is a
 * number. --help prints the comment and ends the script with status 0. What is not declared ends it with status 2.
 *
 * @param string $script its file
 * @param int $least how many arguments there must be besides the options
 * @param int $most how many there may be
 * @return array{array<string, string|true|list<string>>, list<string>} name of an option => its value, true for one
 *     without a value, a list for one that may be repeated; and the arguments
 */
function command_line(string $script, int $least = 0, int $most = 0): array
{
    preg_match('~^/\*\n(.*?)^ \*/~ms', file_get_contents($script), $comment);
    $help = preg_replace('/^ \* ?/m', '', $comment[1]);
    preg_match_all('/^ *--([a-z-]+)(?: ([A-Z]+)(\.\.\.)?)?(?=  |$)/m', $help, $declarations, PREG_SET_ORDER);
    $declared = array_column($declarations, null, 1);
    $options = array_map(fn () => [], array_filter($declared, fn ($declaration) => isset($declaration[3])));
    $arguments = [];

    $given = array_slice($_SERVER['argv'], 1);
    while ($given) {
        $word = array_shift($given);
        if ($word === '--') {
            array_push($arguments, ...$given);
            break;
        }
        if ($word === '' || $word === '-' || $word[0] !== '-') {
            $arguments[] = $word;
            continue;
        }
        if ($word === '--help' || $word === '-h') {
            echo $help;
            exit(0);
        }
        [$option, $value] = explode('=', $word, 2) + [1 => null];
        $name = substr($option, 2);
        $declaration = str_starts_with($option, '--') ? $declared[$name] ?? null : null;
        $declaration !== null || fail("no such option: $option (--help lists them)", 2);
        if (!isset($declaration[2])) {
            $value === null || fail("$option takes no value", 2);
            $options[$name] = true;
            continue;
        }
        if ($value === null && !str_starts_with($given[0] ?? '--', '--')) {
            $value = array_shift($given);
        }
        (string) $value !== '' || fail("$option needs a value", 2);
        $declaration[2] !== 'N' || is_numeric($value) && $value >= 0 || fail("$option $value: it must be a number", 2);
        if (isset($declaration[3])) {
            $options[$name][] = $value;
        } else {
            !isset($options[$name]) || fail("$option is given twice", 2);
            $options[$name] = $value;
        }
    }
    count($arguments) >= $least || fail('an argument is missing (--help says how to run it)', 2);
    count($arguments) <= $most || fail("unexpected argument: $arguments[$most] (--help says how to run it)", 2);
    return [$options, $arguments];
}

/** Ends the script: 1 if it cannot do its work, 2 if it is not called rightly. */
function fail(string $message, int $status = 1): never
{
    complain($message);
    exit($status);
}

/** Says on stderr what is wrong. */
function complain(string $message): void
{
    progress('');
    fwrite(STDERR, basename($_SERVER['argv'][0]) . ": $message\n");
}

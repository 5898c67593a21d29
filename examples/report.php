<?php
/*
 * How evenly a ring shares the keys out among servers, and what a planned change would move, from where to where.
 *
 *   ./build.sh
 *   php -d extension=modules/consistent_hash.so examples/report.php --servers servers.txt --add cache6 --svg ring.svg
 */

use ConsistentHash\{Ring, Scheme};

require __DIR__ . '/inc/Balance.php';
require __DIR__ . '/inc/RingSvg.php';
require __DIR__ . '/inc/need.php';
require __DIR__ . '/inc/terminal.php';

const USAGE = <<<'END'
    usage: report.php --servers FILE [OPTION...]

      --servers FILE      one server a line, its weight behind it if that is not 1; # begins a comment
      --scheme NAME       a named constructor of Scheme (default: md5Crc32, with 160 virtual nodes)
      --virtual-nodes N   of a server of weight 1, where the scheme has no number of its own
      --add SERVER        plan a new server, written as in the file, or another weight for one; may be repeated
      --remove SERVER     plan to remove a server; may be repeated
      --svg FILE          draw the report, too
      --all               all servers and all moves, however many

    END;

/** Of a table that is longer, the middle is left out unless --all is given. */
const MOST_ROWS = 30;

const OPTIONS = ['--servers', '--scheme', '--virtual-nodes', '--add', '--remove', '--svg'];
const REPEATABLE = ['--add', '--remove'];

function fail(string $message, int $status = 1): never
{
    progress('');
    fwrite(STDERR, "report.php: $message\n");
    exit($status);
}

/** @return array<string, list<string>> option => its values */
function options(array $arguments): array
{
    $options = array_fill_keys(REPEATABLE, []);
    while ($arguments) {
        [$name, $value] = explode('=', array_shift($arguments), 2) + [1 => null];
        if ($name === '--help' || $name === '-h') {
            echo USAGE;
            exit;
        }
        if ($name === '--all') {
            $options[$name] = [];
            continue;
        }
        if (!in_array($name, OPTIONS, true)) {
            fail("no such option: $name (--help lists them)", 2);
        }
        $value ??= array_shift($arguments) ?? '';
        if ($value === '' || str_starts_with($value, '--')) {
            fail("$name needs a value", 2);
        }
        if (isset($options[$name]) && !in_array($name, REPEATABLE, true)) {
            fail("$name is given twice", 2);
        }
        $options[$name][] = $value;
    }
    isset($options['--servers']) || fail("--servers is missing\n" . rtrim(USAGE), 2);
    return $options;
}

/** What an error of the extension says, without the method and the number of the argument. */
function reason(ValueError $error): string
{
    return preg_replace('/^.*Argument #\d+ \(\$(\w+)\) /', '$1 ', $error->getMessage());
}

function scheme(?string $name, ?string $virtualNodes): Scheme
{
    if ($name !== null && !in_array($name, Scheme::names(), true)) {
        fail("--scheme $name: there are only " . implode(', ', Scheme::names()), 2);
    }
    if ($virtualNodes !== null && !preg_match('/^\d+$/D', $virtualNodes)) {
        fail("--virtual-nodes $virtualNodes: it must be a number", 2);
    }
    $virtualNodes ??= $name === null ? 160 : null;
    try {
        return Scheme::fromName($name ?? 'md5Crc32', $virtualNodes);
    } catch (ValueError $error) {
        fail(reason($error), 2);
    }
}

/** Adds a server to a ring, or changes its weight: a line of the file, or what --add was given. */
function add(Ring $ring, string $line, string $where, bool $mayChange): void
{
    if (!preg_match('/^([^\p{C}\s]+)(?:\s+(\d+))?$/Du', $line, $match)) {
        fail("$where: expected a server, or a server and its weight");
    }
    [$server, $weight] = [$match[1], $match[2] ?? null];
    if ($ring->has($server) && !($mayChange && $weight !== null)) {
        fail("$where: $server is there already");
    }
    try {
        $ring->add($server, (int) ($weight ?? 1));
    } catch (ValueError $error) {
        fail("$where: " . reason($error));
    }
}

function read_servers(string $file, Scheme $scheme): Ring
{
    $lines = is_dir($file) ? false : @file($file);
    $lines !== false || fail("cannot read $file");
    $ring = new Ring([], $scheme);
    foreach ($lines as $i => $line) {
        $line = trim(explode('#', $line)[0], " \t\r\n");
        $line === '' || add($ring, $line, "$file:" . ($i + 1), false);
    }
    count($ring) || fail("$file has no servers");
    return $ring;
}

/** @return ?Ring the ring after the planned changes; null if there are none */
function plan(Ring $now, array $add, array $remove): ?Ring
{
    $after = clone $now;
    foreach ($remove as $server) {
        $after->has($server) || fail("--remove $server: there is no such server");
        $after->remove($server);
    }
    foreach ($add as $line) {
        add($after, $line, "--add $line", true);
    }
    count($after) || fail('no server would be left');
    return $add || $remove ? $after : null;
}

/** A bar from a middle line to the right or, below 0, to the left. */
function two_sided_bar(float $value, int $width): string
{
    $cells = (int) round($width * min(1, abs($value)));
    [$left, $right] = $value < 0 ? [$cells, 0] : [0, $cells];
    return str_repeat(' ', $width - $left) . str_repeat('█', $left) . '│'
        . str_repeat('█', $right) . str_repeat(' ', $width - $right);
}

/** Prints what each server has. */
function table(string $title, Ring $ring, bool $all): void
{
    progress('computing the shares');
    $balance = new Balance($ring);
    [$shares, $deviations] = [$balance->shares, $balance->deviations];
    progress('');

    heading(sprintf('%s: %s by %s', $title, servers(count($ring)), $ring->scheme()));
    $servers = array_keys($shares);
    $leftOut = $all ? 0 : max(0, count($servers) - MOST_ROWS);
    if ($leftOut) {
        arsort($deviations);
        $servers = array_keys($deviations);
        array_splice($servers, MOST_ROWS / 2, $leftOut, [null]);
    }
    $widths = [longest($servers), 6, 7, 25, 9, 17];
    row($widths, ['server', 'weight', 'share', '', 'from fair', '']);
    $decimals = decimals(max($shares));
    $most = max(0.01, max($deviations), -min($deviations));
    foreach ($servers as $server) {
        if ($server === null) {
            echo '  … ', servers($leftOut), " between these\n";
            continue;
        }
        row($widths, [
            $server,
            $ring->weight($server),
            percent($shares[$server], $decimals),
            bar($shares[$server] / max($shares), 25),
            sprintf('%+.1f %%', 100 * $deviations[$server]),
            two_sided_bar($deviations[$server] / $most, 8),
        ]);
    }
    if (count($ring) > 1) {
        printf(
            "\n  The fullest has %.2f times its fair share, the emptiest %.2f times.\n",
            1 + max($deviations),
            1 + min($deviations)
        );
    }
}

/** Prints what a change moves. */
function moves(Ring $now, Ring $after, bool $all): void
{
    progress('comparing the rings');
    ['share' => $share, 'moves' => $moves] = $now->movement($after);
    // What a server must be given, if all had what their weights are worth.
    $before = (new Balance($now))->fair;
    $least = 0;
    foreach ((new Balance($after))->fair as $server => $fair) {
        $least += max(0, $fair - ($before[$server] ?? 0));
    }
    progress('');

    heading(sprintf(
        'The change moves %s of the keys; %s if all shares were fair',
        percent($share, decimals($share)),
        percent($least, decimals($share))
    ));
    $decimals = decimals($moves[0]['share'] ?? 1);
    $shown = $all ? $moves : array_slice($moves, 0, MOST_ROWS);
    $widths = [longest(array_column($shown, 'from')), longest(array_column($shown, 'to')), 9, 25];
    foreach ($shown as ['from' => $from, 'to' => $to, 'share' => $part]) {
        row($widths, [$from, $to, percent($part, $decimals), bar($part / $moves[0]['share'], 25)]);
    }
    if (count($shown) < count($moves)) {
        $rest = $share - array_sum(array_column($shown, 'share'));
        $count = number_format(count($moves) - count($shown));
        echo '  … and ', percent($rest, decimals($rest)), " in $count smaller moves\n";
    }
}

/** Decimals of a percentage that leave three digits to the largest share. */
function decimals(float $largest): int
{
    return $largest > 0 ? max(0, (int) -floor(log10($largest))) : 0;
}

function servers(int $count): string
{
    return $count === 1 ? '1 server' : number_format($count) . ' servers';
}

/** The width of a column, in characters. */
function longest(array $texts): int
{
    return max(0, 6, ...array_map(fn ($text) => preg_match_all('/./su', (string) $text), $texts));
}

// Moves by modulo may be as many as the square of the servers.
ini_set('memory_limit', '-1');
need([], []);

$options = options(array_slice($argv, 1));
$all = isset($options['--all']);
$scheme = scheme($options['--scheme'][0] ?? null, $options['--virtual-nodes'][0] ?? null);
$now = read_servers($options['--servers'][0], $scheme);
$after = plan($now, $options['--add'], $options['--remove']);

table('Now', $now, $all);
if ($after) {
    table('After the change', $after, $all);
    moves($now, $after, $all);
}
if ($file = $options['--svg'][0] ?? null) {
    progress('drawing');
    $svg = (new RingSvg($options['--scheme'][0] ?? 'md5Crc32', $now, $after))->render();
    progress('');
    @file_put_contents($file, $svg) === strlen($svg) || fail("cannot write $file");
    echo "\nThe picture is $file\n";
}

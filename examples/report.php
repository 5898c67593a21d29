<?php
/*
 * How evenly a ring shares the keys out among servers, and what a planned change would move, from where to where.
 *
 *   php -d extension=modules/consistent_hash.so examples/report.php --servers servers.txt --add cache6 --svg ring.svg
 *   php -d extension=modules/consistent_hash.so examples/report.php --servers servers.txt --keys keys.txt --max 1.25
 *
 *   --servers FILE      one server per line, followed by a space and its weight if that is not 1; # begins a comment
 *   --scheme NAME       a named constructor of Scheme, with arguments as in libmemcachedModula:md5 or twemproxy:md5,{}
 *                       (default: md5Crc32, with 160 virtual nodes)
 *   --virtual-nodes N   of a server of weight 1, where the scheme has no number of its own
 *   --add SERVER...     plan a new server, written as in the file, or another weight for one; may be repeated
 *   --remove SERVER...  plan to remove a server; may be repeated
 *   --keys FILE         place these keys, too: one per line, which ends with LF or CRLF; - for stdin
 *   --max RATIO         exit with 3 if the fullest server has more than RATIO times its fair share by weight, on the
 *                       ring after the planned change if there is one
 *   --svg FILE          draw the report, too
 *   --all               all servers and all moves, however many
 *   --json              print one JSON object instead, with all servers and moves
 *
 * The JSON object, where shares are from 0 to 1, and ratio is share / fair:
 *
 *   scheme, schemeIsDefault   text; true where no --scheme was given
 *   now, after                {fullest, emptiest, servers: [{server, weight, share, fair, ratio}, ...]}; fullest and
 *                             emptiest are the largest and the smallest ratio; after is null without a planned change
 *   movement                  {share, least, moves: [{from, to, share}, ...]}: the share of all keys that moves, and
 *                             the least that would if all shares were fair; null without a planned change
 *   keys                      {count, moved, servers: [{server, now, after, arriving, leaving}, ...]}: numbers of
 *                             keys, null without --keys; all but count and now are null without a planned change
 *
 * Exit code: 0; 1: the report cannot be made; 2: wrong options; 3: the report is made, and --max is exceeded
 */

use ConsistentHash\Ring;

require __DIR__ . '/inc/Balance.php';
require __DIR__ . '/inc/RingSvg.php';
require __DIR__ . '/inc/command_line.php';
require __DIR__ . '/inc/input.php';
require __DIR__ . '/inc/need.php';

/** Of a table that is longer, the middle is left out unless --all is given. */
const MOST_ROWS = 30;

/** What may be wrong in the last places of a ratio. */
const ROUNDING = 1e-9;

/** @return ?Ring the ring after the planned changes; null if there are none */
function plan(Ring $now, array $add, array $remove): ?Ring
{
    $after = clone $now;
    foreach ($remove as $server) {
        $after->has($server) || fail("--remove $server: there is no such server");
        $after->remove($server);
    }
    foreach ($add as $line) {
        add_server($after, $line, "--add $line", true);
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

/**
 * The servers of a table. Of one that is too long the middle is left out: null stands for it; those with most come
 * first.
 *
 * @param array<array-key, int|float> $values of the servers
 */
function shown(array $values, bool $all): array
{
    $leftOut = count($values) - MOST_ROWS;
    if ($all || $leftOut <= 0) {
        return array_keys($values);
    }
    arsort($values);
    $servers = array_keys($values);
    array_splice($servers, MOST_ROWS / 2, $leftOut, [null]);
    return $servers;
}

/** Prints a table of servers; $cells makes the cells of one. */
function table(array $widths, array $heads, array $servers, int $count, Closure $cells): void
{
    array_unshift($widths, longest($servers));
    row($widths, ['server', ...$heads]);
    foreach ($servers as $server) {
        if ($server === null) {
            echo '  … ', servers($count - MOST_ROWS), " between these\n";
        } else {
            row($widths, [$server, ...$cells($server)]);
        }
    }
}

/** Prints what each server has. */
function shares(string $title, Ring $ring, Balance $balance, bool $all): void
{
    [$shares, $deviations] = [$balance->shares, $balance->deviations];
    heading(sprintf('%s: %s by %s', $title, servers(count($ring)), $ring->scheme()));
    $decimals = decimals(max($shares));
    $most = max(0.01, max($deviations), -min($deviations));
    $heads = ['weight', 'share', '', 'from fair', ''];
    table([6, 7, 25, 9, 17], $heads, shown($deviations, $all), count($ring), fn ($server) => [
        $ring->weight($server),
        percent($shares[$server], $decimals),
        bar($shares[$server] / max($shares), 25),
        deviation($deviations[$server]),
        two_sided_bar($deviations[$server] / $most, 8),
    ]);
    if (count($ring) > 1) {
        printf(
            "\n  The fullest has %.2f times its fair share, the emptiest %.2f times.\n",
            $balance->fullest(),
            $balance->emptiest()
        );
    }
}

/**
 * What a change moves.
 *
 * @return array{share: float, least: float, moves: list<array{from: string, to: string, share: float}>}
 */
function movement(Ring $now, Balance $before, Ring $then, Balance $after): array
{
    ['share' => $share, 'moves' => $moves] = $now->movement($then);
    // What a server must be given, if all had what their weights are worth.
    $least = 0.0;
    foreach ($after->fair as $server => $fair) {
        $least += max(0, $fair - ($before->fair[$server] ?? 0));
    }
    return ['share' => $share, 'least' => $least, 'moves' => $moves];
}

/** Prints it. */
function moves(array $movement, bool $all): void
{
    ['share' => $share, 'least' => $least, 'moves' => $moves] = $movement;
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

/**
 * Where the keys of a file are, and where they would be.
 *
 * @return array{count: int, moved: ?int, servers: list<array{server: string, now: int, after: ?int, arriving: ?int,
 *     leaving: ?int}>}
 */
function place(string $file, Ring $now, ?Ring $after): array
{
    $none = array_fill_keys([...$now->servers(), ...$after?->servers() ?? []], 0);
    $before = $then = $arriving = $leaving = $none;
    foreach (read_keys($file) as $keys) {
        $from = $now->lookupMany($keys);
        $to = $after?->lookupMany($keys) ?? $from;
        foreach ($from as $i => $server) {
            $before[$server]++;
            $then[$to[$i]]++;
            if ($server !== $to[$i]) {
                $leaving[$server]++;
                $arriving[$to[$i]]++;
            }
        }
    }
    array_sum($before) || fail("$file has no keys");
    $servers = [];
    foreach ($none as $server => $_) {
        $changes = ['after' => $then[$server], 'arriving' => $arriving[$server], 'leaving' => $leaving[$server]];
        $servers[] = ['server' => (string) $server, 'now' => $before[$server]]
            + ($after ? $changes : array_fill_keys(array_keys($changes), null));
    }
    return ['count' => array_sum($before), 'moved' => $after ? array_sum($leaving) : null, 'servers' => $servers];
}

/** Prints it. */
function keys(string $file, array $placed, Balance $balance, bool $all): void
{
    ['count' => $count, 'moved' => $moved, 'servers' => $servers] = $placed;
    $servers = array_column($servers, null, 'server');
    $title = number_format($count) . ' keys of ' . ($file === '-' ? 'stdin' : $file);
    if ($moved === null) {
        heading($title);
        $now = array_column($servers, 'now', 'server');
        table([13, 7, 9], ['keys', 'share', 'from fair'], shown($now, $all), count($servers), fn ($server) => [
            number_format($now[$server]),
            percent($now[$server] / $count, decimals(max($now) / $count)),
            deviation($now[$server] / $count / $balance->fair[$server] - 1),
        ]);
        return;
    }
    heading("$title; the change moves " . number_format($moved) . ' (' . percent($moved / $count, 2) . ')');
    $after = array_column($servers, 'after', 'server');
    $heads = ['now', 'after', 'arriving', 'leaving'];
    table([13, 13, 13, 13], $heads, shown($after, $all), count($servers), fn ($server) => [
        number_format($servers[$server]['now']),
        number_format($after[$server]),
        number_format($servers[$server]['arriving']),
        number_format($servers[$server]['leaving']),
    ]);
}

/** What the JSON object has of a ring. */
function described(Ring $ring, Balance $balance): array
{
    $servers = array_map(fn ($server) => [
        'server' => $server,
        'weight' => $ring->weight($server),
        'share' => $balance->shares[$server],
        'fair' => $balance->fair[$server],
        'ratio' => $balance->shares[$server] / $balance->fair[$server],
    ], $ring->servers());
    return ['fullest' => $balance->fullest(), 'emptiest' => $balance->emptiest(), 'servers' => $servers];
}

function json(array $report): string
{
    $readable = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    return json_encode($report, $readable | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
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

[$options] = command_line(__FILE__);
need([], []);
isset($options['servers']) || fail('--servers is missing (--help lists the options)', 2);
$most = $options['max'] ?? null;
$most === null || is_numeric($most) && $most >= 1 || fail("--max $most: it must be a number from 1", 2);
// Moves by modulo may be as many as the square of the servers.
ini_set('memory_limit', '-1');

$all = isset($options['all']);
$default = !isset($options['scheme']);
$now = read_servers($options['servers'], scheme($options['scheme'] ?? null, $options['virtual-nodes'] ?? null));
$after = plan($now, $options['add'], $options['remove']);
$default && warn_of_default($now->scheme());

progress('computing the shares');
$balance = new Balance($now);
$balanceAfter = $after ? new Balance($after) : null;
progress('comparing the rings');
$movement = $after ? movement($now, $balance, $after, $balanceAfter) : null;
$placed = isset($options['keys']) ? place($options['keys'], $now, $after) : null;
progress('');

if (isset($options['json'])) {
    echo json([
        'scheme' => (string) $now->scheme(),
        'schemeIsDefault' => $default,
        'now' => described($now, $balance),
        'after' => $after ? described($after, $balanceAfter) : null,
        'movement' => $movement,
        'keys' => $placed,
    ]), "\n";
} else {
    $default && print("No --scheme was given: this is of the default scheme, not necessarily that of your keys.\n");
    shares('Now', $now, $balance, $all);
    if ($after) {
        shares('After the change', $after, $balanceAfter, $all);
        moves($movement, $all);
    }
    $placed && keys($options['keys'], $placed, $balance, $all);
}

if ($file = $options['svg'] ?? null) {
    progress('drawing');
    $svg = (new RingSvg($now, $after))->render();
    progress('');
    @file_put_contents($file, $svg) === strlen($svg) || fail("cannot write $file");
    isset($options['json']) || print("\nThe picture is $file\n");
}
$fullest = ($balanceAfter ?? $balance)->fullest();
if ($most !== null && $fullest > $most + ROUNDING) {
    fail(sprintf('the fullest server has %.3f times its fair share, which is more than %s', $fullest, $most), 3);
}

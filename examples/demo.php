<?php
/*
 * What the class ConsistentHash does, on ten servers and real keys, beside the same class in PHP.
 * Run it by: ./build.sh demo
 */

require __DIR__ . '/inc/command_line.php';

const POLYFILL = __DIR__ . '/../php/polyfill/ConsistentHash.php';
const FEWEST_KEYS = 1000;
const MOST_KEYS = 100_000;
const SECONDS_FOR_POLYFILL = 10;

command_line(__FILE__);
if (!extension_loaded('consistent_hash')) {
    fwrite(STDERR, "The extension consistent_hash is not loaded. Run this by: ./build.sh demo\n");
    exit(1);
}

// The class in PHP under another name, so that both are here.
eval(str_replace("'ConsistentHash'", "'PhpConsistentHash'", preg_replace(
    '/^( *class )ConsistentHash$/m',
    '$1PhpConsistentHash',
    substr(file_get_contents(POLYFILL), strlen('<?php'))
)));

function agreement(bool $agrees, string $with): string
{
    global $disagreements;
    $disagreements += $agrees ? 0 : 1;
    return $agrees ? style('32', "agrees with $with") : style('31', "DISAGREES with $with");
}

/** @return string[] "$prefix$first" … "$prefix$last" */
function numbered(string $prefix, int $first, int $last): array
{
    return array_map(fn ($i) => $prefix . $i, range($first, $last));
}

function octet(string $server): string
{
    return substr(strrchr($server, '.'), 1);
}

/** @return string[] the path names of the files below a folder, in a fixed order */
function files(string $folder): array
{
    $files = [];
    $tree = new RecursiveIteratorIterator(
        new RecursiveDirectoryIterator(
            $folder,
            FilesystemIterator::SKIP_DOTS | FilesystemIterator::CURRENT_AS_PATHNAME
        ),
        RecursiveIteratorIterator::LEAVES_ONLY,
        RecursiveIteratorIterator::CATCH_GET_CHILD
    );
    foreach ($tree as $path) {
        $files[] = $path;
        if (count($files) === MOST_KEYS) {
            break;
        }
    }
    sort($files);
    return $files;
}

/** @return array{string[], string[]} keys and the folders they come from */
function keys_at_hand(): array
{
    $keys = $folders = [];
    foreach (['/usr/share/doc', '/usr/lib', '/usr/share', '/etc', PHP_BINDIR, dirname(__DIR__)] as $folder) {
        if (count($keys) < FEWEST_KEYS && is_dir($folder)) {
            progress("reading $folder");
            $found = files($folder);
            $keys = array_values(array_unique(array_merge($keys, $found)));
            $folders[] = $folder;
        }
    }
    progress('');
    return [$keys, $folders];
}

/** The share of keys that are at another server than before. */
function moved(array $before, array $after): float
{
    $moved = 0;
    foreach ($before as $i => $server) {
        $moved += $server !== $after[$i] ? 1 : 0;
    }
    return $moved / count($before);
}

/** @return string[] the server of each key by the remainder of a division, as is common without a ring */
function by_modulo(array $servers, array $keys): array
{
    $servers = array_values($servers);
    return array_map(fn ($key) => $servers[crc32($key) % count($servers)], $keys);
}

/** @return float seconds: the median of several calls, as far as about $budget seconds allow */
function seconds(callable $job, float $budget = 1.0): float
{
    $times = [];
    do {
        $start = hrtime(true);
        $job();
        $times[] = (hrtime(true) - $start) / 1e9;
    } while (count($times) < 15 && array_sum($times) < $budget);
    sort($times);
    return $times[intdiv(count($times), 2)];
}

/** @return array the server of each key, by one call of lookup() for each */
function look_up($ring, array $keys): array
{
    $servers = [];
    foreach ($keys as $key) {
        $servers[] = $ring->lookup($key);
    }
    return $servers;
}

function time_text(float $seconds): string
{
    return match (true) {
        $seconds < 1e-6 => sprintf('%.0f ns', $seconds * 1e9),
        $seconds < 1e-3 => sprintf('%.2f µs', $seconds * 1e6),
        $seconds < 1 => sprintf('%.2f ms', $seconds * 1e3),
        default => sprintf('%.2f s', $seconds),
    };
}

// --- the scenario --------------------------------------------------------------------------------------------------

function scenario(): void
{
    heading('Ten servers, ten keys');
    echo "Ten cache servers, 192.168.1.1 to 192.168.1.10. Each key belongs to one of them; the table has the\n",
        "last number of its address. A change of servers moves only the keys that have to move (marked *).\n\n";

    $keys = numbered('key', 1, 10);
    $steps = [
        ['all ten added', fn ($ring) => $ring->addServers(numbered('192.168.1.', 1, 10)), '2 1 6 8 9 10 7 4 7 4'],
        ['.2 removed', fn ($ring) => $ring->removeServer('192.168.1.2'), '7 1 6 8 9 10 7 4 7 4'],
        ['.6 removed', fn ($ring) => $ring->removeServer('192.168.1.6'), '7 1 3 8 9 10 7 4 7 4'],
        ['.8 removed', fn ($ring) => $ring->removeServer('192.168.1.8'), '7 1 3 10 9 10 7 4 7 4'],
        ['.2 removed again', fn ($ring) => $ring->removeServer('192.168.1.2'), '7 1 3 10 9 10 7 4 7 4'],
        ['.11 added', fn ($ring) => $ring->addServer('192.168.1.11'), '7 1 11 10 9 10 7 4 7 4'],
    ];

    $widths = array_merge([16], array_fill(0, 10, 5));
    row($widths, array_merge([''], $keys));
    $ring = new ConsistentHash();
    $before = null;
    $agrees = true;
    foreach ($steps as [$name, $step, $expected]) {
        $step($ring);
        $servers = array_map('octet', $ring->lookupMany($keys));
        $agrees = $agrees && implode(' ', $servers) === $expected;
        $cells = [];
        foreach ($servers as $i => $server) {
            $cells[] = ($before && $before[$i] !== $server ? '*' : '') . $server;
        }
        row($widths, array_merge([$name], $cells));
        $before = $servers;
    }
    echo "\nThe table ", agreement($agrees, 'the known results of the class in PHP'), ".\n";
}

// --- real keys -----------------------------------------------------------------------------------------------------

function spread(array $keys, int $points): void
{
    heading("How the keys spread: $points virtual nodes a server");
    $servers = numbered('192.168.1.', 1, 10);
    $ring = new ConsistentHash();
    $ring->virtualPosNum = $points;
    $ring->addServers($servers);
    $found = $ring->lookupMany($keys);

    $counts = array_merge(array_fill_keys($servers, 0), array_count_values($found));
    $fair = count($keys) / count($servers);
    $width = 40 / max(max($counts), 1);
    row([13, 40, 8, 7, 9], ['server', str_repeat(' ', 40), 'keys', 'share', 'from fair']);
    foreach ($counts as $server => $count) {
        $bar = str_repeat('#', (int) round($count * $width));
        row([13, 40, 8, 7, 9], [
            $server,
            str_pad($bar, 40),
            number_format($count),
            percent($count / count($keys)),
            deviation($count / $fair - 1, 0),
        ]);
    }

    $fewer = array_values(array_diff($servers, ['192.168.1.2']));
    $more = array_merge($servers, ['192.168.1.11']);
    $ring->removeServer('192.168.1.2');
    $left = $ring->lookupMany($keys);
    $ring->addServer('192.168.1.2');
    $ring->addServer('192.168.1.11');
    $joined = $ring->lookupMany($keys);
    $modulo = by_modulo($servers, $keys);

    echo "\n";
    row([40, 11, 22, 16], ['keys that move to another server', 'this class', 'crc32(key) % servers', 'ideal']);
    row([40, 11, 22, 16], [
        '192.168.1.2 leaves, nine are left',
        percent(moved($found, $left)),
        percent(moved($modulo, by_modulo($fewer, $keys))),
        '1/10 = ' . percent(1 / 10),
    ]);
    row([40, 11, 22, 16], [
        '192.168.1.11 joins, eleven are there',
        percent(moved($found, $joined)),
        percent(moved($modulo, by_modulo($more, $keys))),
        '1/11 = ' . percent(1 / 11),
    ]);
}

// --- time ----------------------------------------------------------------------------------------------------------

function ring(string $class, array $servers, int $points): object
{
    $ring = new $class();
    $ring->virtualPosNum = $points;
    foreach ($servers as $server) {
        $ring->addServer($server);
    }
    return $ring;
}

const TIMES = [39, 11, 11, 11, 11];

function comparison(string $what, float $ours, float $theirs, bool $same): void
{
    global $disagreements;
    $disagreements += $same ? 0 : 1;
    $ratio = sprintf('%.1f x', $theirs / $ours);
    row(TIMES, [$what, time_text($ours), time_text($theirs), $ratio, $same ? 'yes' : 'NO']);
}

function times(array $keys): void
{
    heading('The time it takes: the extension beside the same class in PHP');
    row(TIMES, ['', 'extension', 'in PHP', 'ratio', 'same result']);
    $notes = [];
    foreach ([[10, 5], [10, 160], [100, 160]] as [$count, $points]) {
        $name = "$count servers x $points";
        $servers = numbered('cache-', 1, $count);

        // With a lookup, since adding may put off what the first lookup needs.
        progress("$name: building");
        $build = fn ($class, $servers) => seconds(fn () => ring($class, $servers(), $points)->lookup('a key'));
        $again = fn () => $servers;
        $new = function () use ($count) {
            static $round = 0;
            return numbered('new-' . $round++ . '-', 1, $count);
        };
        $native = ring('ConsistentHash', $servers, $points);
        $php = ring('PhpConsistentHash', $servers, $points);
        $same = $native->serverList === $php->serverList && $native->virtualPos === $php->virtualPos;
        $theirs = $build('PhpConsistentHash', $new);
        comparison("$name: build, new servers", $build('ConsistentHash', $new), $theirs, $same);
        comparison("$name: build, the same again", $build('ConsistentHash', $again), $theirs, $same);

        // As many of the keys as the class in PHP can do in the time it gets here.
        $probe = array_slice($keys, 0, 200);
        $each = seconds(fn () => look_up($php, $probe)) / count($probe);
        $sample = array_slice($keys, 0, max(200, min(count($keys), (int) (SECONDS_FOR_POLYFILL / $each))));
        if (count($sample) < count($keys)) {
            $notes[] = sprintf(
                '%s: the first %s of the keys; all would take the class in PHP %s.',
                $name,
                number_format(count($sample)),
                time_text($each * count($keys))
            );
        }

        progress("$name: looking up " . number_format(count($sample)) . ' keys');
        $ours = seconds(fn () => look_up($native, $sample)) / count($sample);
        $many = seconds(fn () => $native->lookupMany($sample)) / count($sample);
        $theirs = seconds(function () use ($php, $sample, &$expected) {
            $expected = look_up($php, $sample);
        }) / count($sample);
        progress('');
        foreach (["$name: lookup(), each" => [$ours, look_up($native, $sample)],
                  "$name: lookupMany(), a key" => [$many, $native->lookupMany($sample)]] as $what => [$time, $result]) {
            comparison($what, $time, $theirs, $result === $expected);
        }
    }
    echo "\nx 5, x 160: virtual nodes a server. Medians, on this machine, PHP ", PHP_VERSION, " without JIT.\n",
        "build: adds the servers one by one and looks up one key; \"again\" as the next request would.\n",
        "lookup(): the time includes the loop around it.\n";
    foreach ($notes as $note) {
        echo $note, "\n";
    }
}

// -------------------------------------------------------------------------------------------------------------------

$disagreements = 0;
scenario();

[$keys, $folders] = keys_at_hand();
heading('Real keys');
printf("The path names of %s files below %s.\n", number_format(count($keys)), implode(', ', $folders));
if (count($folders) > 1) {
    echo "(Below $folders[0] alone there are fewer than ", number_format(FEWEST_KEYS), ".)\n";
}
echo 'The first: ', $keys[0], "\n";
spread($keys, 5);
spread($keys, 160);
times($keys);

echo "\n", $disagreements ? style('31', 'There were differences: see above.') : 'No result differed.', "\n";
exit($disagreements ? 1 : 0);

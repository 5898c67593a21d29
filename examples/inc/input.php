<?php
/* What report.php and batch.php read: servers, a scheme, keys. */

use ConsistentHash\{Ring, Scheme};

require_once __DIR__ . '/command_line.php';

/** What an error of the extension says, without the method and the number of the argument. */
function reason(Error $error): string
{
    return ltrim(preg_replace('/^[\\\\\w:]+\(\):?(?: Argument #\d+ \(\$(\w+)\))?/', '$1', $error->getMessage()));
}

/** The scheme of the options --scheme, NAME or NAME:ARGUMENT,… and --virtual-nodes. */
function scheme(?string $text, ?string $virtualNodes): Scheme
{
    [$name, $list] = explode(':', $text ?? 'md5Crc32:160', 2) + [1 => ''];
    if (!in_array($name, Scheme::names(), true)) {
        fail("--scheme $name: there are only " . implode(', ', Scheme::names()), 2);
    }
    $constants = ['true' => true, 'false' => false, 'null' => null];
    $arguments = [];
    foreach ($list === '' ? [] : explode(',', $list) as $argument) {
        $arguments[] = array_key_exists($argument, $constants) ? $constants[$argument] : $argument;
    }
    if ($virtualNodes !== null) {
        preg_match('/^\d+$/D', $virtualNodes) || fail("--virtual-nodes $virtualNodes: it must be a number", 2);
        $parameters = array_map(fn ($one) => $one->getName(), (new ReflectionMethod(Scheme::class, $name))->getParameters());
        array_intersect(['virtualNodes', 'replicas'], $parameters)
            || fail("--virtual-nodes $virtualNodes: the scheme $name has its own number", 2);
        $arguments = [$virtualNodes];
    }
    try {
        return Scheme::fromName($name, ...$arguments);
    } catch (ValueError | TypeError $error) {
        fail('--scheme ' . ($text ?? $name) . ': ' . reason($error), 2);
    }
}

/** Where no --scheme was given. */
function warn_of_default(Scheme $scheme): void
{
    complain("WARNING: no --scheme was given. $scheme, the default, is not necessarily the scheme of your keys.");
}

/** Adds a server to a ring, or changes its weight: a line of the file, or what --add was given. */
function add_server(Ring $ring, string $line, string $where, bool $mayChange): void
{
    if (!preg_match('/^([^\p{C}\s]+)(?:\s+(\d+))?$/Du', $line, $match)) {
        fail("$where: expected a server, or a server and its weight");
    }
    [$server, $weight] = [$match[1], $match[2] ?? null];
    if ($ring->has($server) && !($mayChange && $weight !== null)) {
        fail("$where: $server is there already");
    }
    if ($weight === null && ([$name, $number] = doubtful_weight($server))) {
        complain("WARNING: $where: the name is $server, the weight 1. If $number is the weight, write: $name $number");
    }
    try {
        $ring->add($server, (int) ($weight ?? 1));
    } catch (ValueError $error) {
        fail("$where: " . reason($error));
    }
}

/**
 * What may be a weight that was written behind a colon: a number behind a port, or one that is hardly a port.
 *
 * @return ?array{string, string} the server and its weight
 */
function doubtful_weight(string $server): ?array
{
    // An IPv6 address has more colons, unless it is in brackets.
    if (!preg_match('~^((?:\[.*\]|[^:[\]/]+)(:\d+)?):(\d+)$~D', $server, $match)) {
        return null;
    }
    [, $name, $port, $number] = $match;
    return $port !== '' || $number < 1024 && !in_array($number, ['80', '443'], true) ? [$name, $number] : null;
}

function read_servers(string $file, Scheme $scheme): Ring
{
    $lines = is_dir($file) ? false : @file($file);
    $lines !== false || fail("cannot read $file");
    $ring = new Ring([], $scheme);
    foreach ($lines as $i => $line) {
        $line = trim(explode('#', $line)[0], " \t\r\n");
        $line === '' || add_server($ring, $line, "$file:" . ($i + 1), false);
    }
    count($ring) || fail("$file has no servers");
    return $ring;
}

/**
 * The keys of a file, or of stdin for '-', a chunk at a time; tells on a terminal how far it has come.
 *
 * A line is a key, an empty one too. It ends with LF or CRLF, and may have any other byte. With another $end, a byte,
 * keys may have CR and LF, too.
 *
 * @return Generator<int, non-empty-list<string>>
 */
function read_keys(string $file, string $end = "\n"): Generator
{
    $stream = is_dir($file) ? false : ($file === '-' ? STDIN : @fopen($file, 'rb'));
    $stream !== false || fail("cannot read $file");
    $size = fstat($stream)['size'];
    $read = $count = 0;
    $rest = '';
    while (($block = (string) stream_get_contents($stream, 1 << 20)) !== '') {
        $read += strlen($block);
        $lines = $rest . $block;
        $last = strrpos($lines, $end);
        if ($last === false) {
            $rest = $lines;
            continue;
        }
        $rest = substr($lines, $last + 1);
        $lines = substr($lines, 0, $last + 1);
        $keys = explode($end, substr($end === "\n" ? str_replace("\r\n", "\n", $lines) : $lines, 0, -1));
        yield $keys;
        $count += count($keys);
        progress(number_format($count) . ' keys' . ($size ? ', ' . percent(min(1, $read / $size), 0) : ''));
    }
    if ($rest !== '') {
        yield [$rest];
    }
    progress('');
}

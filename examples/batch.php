<?php
/*
 * The servers of many keys: prints each key with its server, or writes the keys of each server to a file of their own.
 *
 *   php -d extension=modules/consistent_hash.so examples/batch.php --servers servers.txt keys.txt >placed.txt
 *   php -d extension=modules/consistent_hash.so examples/batch.php --servers servers.txt --out keys-by-server keys.txt
 *
 *   --servers FILE      one server per line, followed by a space and its weight if that is not 1; # begins a comment
 *   --scheme NAME       a named constructor of Scheme, with arguments as in libmemcachedModula:md5 or twemproxy:md5,{}
 *                       (default: md5Crc32, with 160 virtual nodes)
 *   --virtual-nodes N   of a server of weight 1, where the scheme has no number of its own
 *   --out DIR           write a file per server there; DIR must be new or empty. A file has the name of its server,
 *                       with % and two hexadecimal digits for each of / \ % and for a dot at the beginning
 *   --null              a key ends with a NUL byte, not with its line, in what is read and in what is written
 *
 * Keys come from the file that is named, or from stdin if none is or if it is -. Each line is a key, an empty one too.
 * A line ends with LF or CRLF; neither is part of the key, every other byte is. Keys that contain them need --null.
 *
 * For each key, in their order, it prints the server, a tab, the key, and LF. Files of --out have the keys alone, each
 * with LF; then it prints how many keys each server has.
 *
 * Exit code: 0; 1: a file cannot be read or written, or is wrong; 2: wrong options
 */

use ConsistentHash\Ring;

require __DIR__ . '/inc/command_line.php';
require __DIR__ . '/inc/input.php';
require __DIR__ . '/inc/need.php';

/** Prints each key with its server. */
function print_keys(Ring $ring, iterable $chunks, string $end): void
{
    foreach ($chunks as $keys) {
        $text = '';
        foreach ($ring->lookupMany($keys) as $i => $server) {
            $text .= "$server\t$keys[$i]$end";
        }
        @fwrite(STDOUT, $text) === strlen($text) || fail('cannot write what it prints');
    }
}

/** Writes a file per server. */
function write_keys(Ring $ring, iterable $chunks, string $end, string $folder): void
{
    is_dir($folder) || @mkdir($folder, recursive: true) || fail("cannot make the folder $folder");
    (new FilesystemIterator($folder))->valid() && fail("$folder is not empty");
    $start = hrtime(true);
    $counts = array_fill_keys($ring->servers(), 0);
    $files = [];
    foreach ($ring->servers() as $server) {
        $files[$server] = "$folder/" . file_name($server);
        // A file system that ignores case has one name for two of them.
        @fopen($files[$server], 'xb') || fail("cannot make the file $files[$server]");
    }
    foreach ($chunks as $keys) {
        foreach ($ring->group($keys) as $server => $there) {
            // Opened for each chunk: there may be more servers than a process may have open files.
            $text = implode($end, $there) . $end;
            $written = @file_put_contents($files[$server], $text, FILE_APPEND);
            $written === strlen($text) || fail("cannot write $files[$server]");
            $counts[$server] += count($there);
        }
    }
    $seconds = (hrtime(true) - $start) / 1e9;
    foreach ($counts as $server => $count) {
        row([13, 0], [number_format($count), $files[$server]]);
    }
    printf("%s keys in %.2f s\n", number_format(array_sum($counts)), $seconds);
}

/** A server as the name of a file; distinct servers have distinct names. */
function file_name(string $server): string
{
    return preg_replace_callback('~[/\\\\%]|^\.~', fn ($match) => sprintf('%%%02X', ord($match[0])), $server);
}

[$options, $arguments] = command_line(__FILE__, most: 1);
need([], []);
isset($options['servers']) || fail('--servers is missing (--help lists the options)', 2);

$ring = read_servers($options['servers'], scheme($options['scheme'] ?? null, $options['virtual-nodes'] ?? null));
isset($options['scheme']) || warn_of_default($ring->scheme());
$end = isset($options['null']) ? "\0" : "\n";
$chunks = read_keys($arguments[0] ?? '-', $end);
isset($options['out']) ? write_keys($ring, $chunks, $end, $options['out']) : print_keys($ring, $chunks, $end);

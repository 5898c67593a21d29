<?php
/*
 * Servers that answer any key with their own name, to `get` of memcached and to GET of Redis.
 *
 *   php -n serve.php SERVER...    host:port, or unix:// and a path
 *
 * It says "ready" as soon as it listens. At the end of its input it removes its sockets and ends.
 */

declare(strict_types=1);

$streams = [(int) STDIN => STDIN];
$names = $buffers = $sockets = [];
register_shutdown_function(function () use (&$sockets): void {
    array_map('unlink', $sockets);
});
foreach (array_slice($argv, 1) as $server) {
    $isSocket = str_starts_with($server, 'unix://');
    $stream = stream_socket_server($isSocket ? $server : "tcp://$server") ?: exit(1);
    if ($isSocket) {
        $sockets[] = substr($server, strlen('unix://'));
    }
    $streams[(int) $stream] = $stream;
    $names[(int) $stream] = $server;
}
echo "ready\n";

while (true) {
    $readable = $streams;
    $write = $except = null;
    stream_select($readable, $write, $except, null);
    foreach ($readable as $stream) {
        $id = (int) $stream;
        if ($stream === STDIN) {
            exit;
        }
        if (!isset($buffers[$id])) {
            $connection = stream_socket_accept($stream);
            $streams[(int) $connection] = $connection;
            $names[(int) $connection] = $names[$id];
            $buffers[(int) $connection] = '';
            continue;
        }
        $bytes = fread($stream, 65536);
        if ($bytes === '' || $bytes === false) {
            fclose($stream);
            unset($streams[$id], $buffers[$id]);
            continue;
        }
        $buffers[$id] .= $bytes;
        [$answers, $buffers[$id]] = answers($buffers[$id], $names[$id]);
        $answers === '' || fwrite($stream, $answers);
    }
}

/** @return array{string, string} the answers to the requests in $input, and what is left of it */
function answers(string $input, string $name): array
{
    $answers = '';
    $value = strlen($name) . "\r\n$name\r\n";
    while (true) {
        if (preg_match('/\Aget ([^\r\n]+)\r\n/', $input, $match)) {
            $answers .= "VALUE $match[1] 0 {$value}END\r\n";
            $length = strlen($match[0]);
        } elseif (
            preg_match('/\A\*2\r\n\$3\r\nget\r\n\$(\d+)\r\n/i', $input, $match)
            && strlen($input) >= strlen($match[0]) + $match[1] + 2
        ) {
            $answers .= "\$$value";
            $length = strlen($match[0]) + $match[1] + 2;
        } else {
            return [$answers, $input];
        }
        $input = substr($input, $length);
    }
}

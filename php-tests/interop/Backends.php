<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

/** Servers that answer any key with their own name, to `get` of memcached and to GET of Redis. They end with this object. */
final class Backends
{
    /** @var resource */
    private $process;

    /** @var resource its input, at whose end it ends */
    private $input;

    /** @param list<string> $servers host:port, or unix:// and a path: what stream_socket_server() takes, tcp:// left out */
    public function __construct(array $servers)
    {
        // In a shell that ignores an interrupt from the terminal, so that they remove their sockets then, too.
        $shell = ['sh', '-c', 'trap "" INT; exec "$@"', 'sh'];
        $php = [PHP_BINARY, '-n', '-d', 'display_errors=stderr', __DIR__ . '/backends/serve.php'];
        $this->process = \proc_open([...$shell, ...$php, ...$servers], [['pipe', 'r'], ['pipe', 'w']], $pipes);
        [$this->input, $output] = $pipes;
        \fgets($output) === "ready\n" || throw new \RuntimeException('the backends do not start');
    }

    public function __destruct()
    {
        \fclose($this->input);
        \proc_close($this->process);
    }
}

<?php
/** A server on this machine. It ends with this object, and with this PHP whatever becomes of it. */
final class Daemon
{
    /** What a shell does: it ends the server as soon as its own input ends, and removes the folder. */
    private const WATCHDOG = 'trap : INT; "$@" >/dev/null & read -r line; kill -9 $!; wait 2>/dev/null; rm -rf "$0"';

    private const SECONDS_TO_START = 10;

    /** host:port, or the path of a socket. */
    public string $address;

    private string $folder;

    /** @var ?resource the watchdog */
    private $process = null;

    /** @var resource its input */
    private $input;

    /**
     * @param list<string> $command runs in a folder of its own
     * @param Closure(string): ?string $find the address, by that folder; null while the server is not ready
     * @param array<string, string> $files that are in the folder: name => contents
     */
    public function __construct(private array $command, private Closure $find, private array $files = [])
    {
        $this->folder = sys_get_temp_dir() . '/daemon-' . bin2hex(random_bytes(8));
        $this->start();
    }

    public function __destruct()
    {
        $this->stop();
    }

    /** A memcached at a free port of the loopback; at another one when it is started again. */
    public static function memcached(): self
    {
        // It chooses the port and writes it down. Without -u it refuses to run for root.
        return new self(
            ['env', 'MEMCACHED_PORT_FILENAME=port', 'memcached', '-u', 'root', '-l', '127.0.0.1', '-p', '-1'],
            fn ($folder) => preg_match('/\d+$/m', (string) @file_get_contents("$folder/port"), $port)
                ? "127.0.0.1:$port[0]" : null
        );
    }

    /** A Redis at a socket, which keeps nothing on disk. */
    public static function redis(): self
    {
        return new self(
            ['redis-server', '--port', '0', '--unixsocket', 'socket', '--save', ''],
            fn ($folder) => @stream_socket_client("unix://$folder/socket") ? "$folder/socket" : null
        );
    }

    public function start(): void
    {
        mkdir($this->folder, 0700);
        foreach ($this->files as $name => $contents) {
            file_put_contents("$this->folder/$name", $contents);
        }
        $command = ['sh', '-c', self::WATCHDOG, $this->folder, ...$this->command];
        $this->process = proc_open($command, [['pipe', 'r']], $pipes, $this->folder);
        [$this->input] = $pipes;
        $deadline = microtime(true) + self::SECONDS_TO_START;
        while (($address = ($this->find)($this->folder)) === null) {
            if (microtime(true) > $deadline) {
                throw new RuntimeException(implode(' ', $this->command) . ' does not start');
            }
            usleep(2000);
        }
        $this->address = $address;
    }

    public function stop(): void
    {
        if ($this->process) {
            fclose($this->input);
            proc_close($this->process);
            $this->process = null;
        }
    }
}

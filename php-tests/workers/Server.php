<?php

declare(strict_types=1);

namespace Workers;

require_once __DIR__ . '/../inc/nginx.inc';

/** Seconds until a server that does not answer is given up. */
const PATIENCE = 30;

/** @return list<string> the options by which PHP loads the extension, and shows how requests die */
function options(string $module, string $cache): array
{
    $settings = ["extension=$module", "consistent_hash.cache_size=$cache", 'memory_limit=128M', 'display_errors=1', 'html_errors=0'];
    return \array_merge(...\array_map(fn ($setting) => ['-d', $setting], $settings));
}

/** A server on this machine that runs app.php; it ends with the object, and with this process. */
abstract class Server
{
    public const APP = __DIR__ . '/app.php';

    /** Of the server: its log, its socket. */
    protected string $folder;

    /** @var resource */
    private $process;

    protected function __construct()
    {
        $this->folder = \sys_get_temp_dir() . '/workers-' . \getmypid() . '-' . \spl_object_id($this);
        \mkdir($this->folder, 0700);
        \register_shutdown_function($this->stop(...));
    }

    /** What the server wrote of itself. */
    public function log(): string
    {
        return (string) \file_get_contents("$this->folder/log");
    }

    /** @param list<string> $command */
    protected function start(array $command): void
    {
        $null = ['file', '/dev/null', 'r+'];
        $log = ['file', "$this->folder/log", 'a'];
        $environment = \array_diff_key(\getenv(), ['PHP_CLI_SERVER_WORKERS' => true]);
        // The kernel stops it too where this process is killed.
        $this->process = \proc_open(['setpriv', '--pdeathsig', 'TERM', ...$command], [$null, $log, $log], $pipes, null, $environment);
        $deadline = \microtime(true) + PATIENCE;
        while (!$this->ready()) {
            if (!\proc_get_status($this->process)['running'] || \microtime(true) > $deadline) {
                throw new \RuntimeException("the server does not start:\n" . $this->log());
            }
            \usleep(20_000);
        }
    }

    abstract protected function ready(): bool;

    protected function pid(): int
    {
        return \proc_get_status($this->process)['pid'];
    }

    private function stop(): void
    {
        if (isset($this->process)) {
            \proc_terminate($this->process);
            \proc_close($this->process);
        }
        \array_map(fn ($file) => \is_dir($file) ? \rmdir($file) : \unlink($file), \glob("$this->folder/*"));
        \rmdir($this->folder);
    }
}

/** A server whose processes run PHP. */
interface Workers
{
    /** The body of the response; null if there is none: the worker died or hangs. */
    public function request(string $query): ?string;

    /** @return list<int> the processes that serve requests */
    public function workers(): array;

    /** What the server wrote of itself. */
    public function log(): string;
}

/** PHP's built-in server: one process. */
final class BuiltIn extends Server implements Workers
{
    private string $address;

    /** @param list<string> $options for PHP */
    public function __construct(array $options)
    {
        parent::__construct();
        $free = \stream_socket_server('tcp://127.0.0.1:0');
        $this->address = \stream_socket_get_name($free, false);
        \fclose($free);
        $this->start([\PHP_BINARY, '-n', ...$options, '-S', $this->address, self::APP]);
    }

    protected function ready(): bool
    {
        return @\stream_socket_client("tcp://$this->address") !== false;
    }

    public function request(string $query): ?string
    {
        $context = \stream_context_create(['http' => ['ignore_errors' => true, 'timeout' => PATIENCE]]);
        $body = @\file_get_contents("http://$this->address/?$query", false, $context);
        return $body === false ? null : $body;
    }

    public function workers(): array
    {
        return [$this->pid()];
    }
}

/** php-fpm with a fixed number of children. */
final class Fpm extends Server implements Workers
{
    private FastCgi $connection;

    /**
     * @param list<string> $options for PHP
     * @param string $pool further lines of the pool's configuration
     */
    public function __construct(string $binary, array $options, private int $children = 1, string $pool = '')
    {
        parent::__construct();
        \file_put_contents("$this->folder/conf", <<<END
            [global]
            daemonize = no
            error_log = $this->folder/log
            [workers]
            listen = $this->folder/socket
            pm = static
            pm.max_children = $children
            $pool

            END);
        if (\fileowner($this->folder) === 0) {
            \file_put_contents("$this->folder/conf", "user = root\n", \FILE_APPEND);
            $options[] = '--allow-to-run-as-root';
        }
        $this->connection = $this->connect();
        $this->start([$binary, '-n', '-y', "$this->folder/conf", ...$options]);
    }

    protected function ready(): bool
    {
        return \file_exists("$this->folder/socket") && \count($this->workers()) === $this->children;
    }

    public function address(): string
    {
        return "unix://$this->folder/socket";
    }

    public function connect(): FastCgi
    {
        return new FastCgi($this->address(), self::APP);
    }

    public function request(string $query): ?string
    {
        return $this->connection->request($query);
    }

    public function workers(): array
    {
        $master = $this->pid();
        return \array_map('intval', \preg_split('/ /', \file_get_contents("/proc/$master/task/$master/children"), -1, \PREG_SPLIT_NO_EMPTY));
    }
}

/** nginx in front of php-fpm. */
final class Nginx extends Server
{
    public function __construct(string $binary, Fpm $fpm)
    {
        parent::__construct();
        $backend = \substr($fpm->address(), \strlen('unix://'));
        $app = self::APP;
        \file_put_contents("$this->folder/nginx.conf", \nginx_configuration(<<<END
                error_log log;
                server {
                    listen unix:$this->folder/socket;
                    keepalive_requests 1000000000;
                    location / {
                        fastcgi_pass unix:$backend;
                        fastcgi_param SCRIPT_FILENAME $app;
                        fastcgi_param REQUEST_METHOD \$request_method;
                        fastcgi_param QUERY_STRING \$query_string;
                    }
                }
            END));
        $this->start([$binary, '-p', $this->folder, '-c', 'nginx.conf', '-e', 'log']);
    }

    protected function ready(): bool
    {
        return @\stream_socket_client($this->address()) !== false;
    }

    public function address(): string
    {
        return "unix://$this->folder/socket";
    }
}

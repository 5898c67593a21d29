<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

require_once __DIR__ . '/../inc/nginx.inc';

/** An nginx on loopback, as balancer and as all of its backends. A new one for each ring. */
final class Nginx extends Peer
{
    public const SCHEME = 'nginx';
    public const MOST_WEIGHT = 30;

    private string $binary = '';

    public function missing(): ?string
    {
        foreach ([...\explode(':', (string) \getenv('PATH')), '/usr/sbin', '/usr/local/sbin'] as $folder) {
            if (\is_executable("$folder/nginx")) {
                $this->binary = "$folder/nginx";
                return null;
            }
        }
        return 'nginx';
    }

    /** One that nginx can listen at. The names that look cut off are no addresses to nginx, but resolve to them. */
    public function server(Randomizer $random): string
    {
        $number = $random->getInt(2, 254);
        $port = $random->getInt(1024, 32767);
        $server = match ($random->getInt(0, 7)) {
            0 => "127.0.0.$number",
            1 => "127.1.$number",
            2 => "127.1.$number:$port",
            3 => $number < 10 ? '[::1]' : "[::1]:$port",
            4, 5 => "127.0.0.$number:$port",
            6 => "unix:{$random->getInt(1, 9999)}.sock",
            7 => "Unix:{$random->getInt(1, 9999)}.sock:$port",
        };
        return self::isFree($server) ? $server : $this->server($random);
    }

    public function key(Randomizer $random): string
    {
        return \base64_encode($random->getBytes($random->getInt(1, 40)));
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return \array_map(self::keyOfCrc32(...), $random->pickArrayKeys($this->ring($servers)->points(), 20));
    }

    public function place(array $servers, array $keys): array
    {
        $nginx = new NginxProcess($this->binary, self::configuration($servers));
        $found = [];
        foreach (\array_chunk($keys, 100) as $chunk) {
            \array_push($found, ...$nginx->backends($chunk));
        }
        return $found;
    }

    private static function isFree(string $server): bool
    {
        if (\stripos($server, 'unix:') === 0) {
            return true;
        }
        return (bool) @\stream_socket_server('tcp://' . (\preg_match('/:\d+$/', $server) ? $server : "$server:80"));
    }

    /** @param array<string, int> $servers */
    private static function configuration(array $servers): string
    {
        $upstream = $backends = '';
        foreach ($servers as $server => $weight) {
            $upstream .= "        server $server weight=$weight max_fails=0;\n";
            $backends .= "    server { listen $server; add_header Backend $server; return 204; }\n";
        }
        return \nginx_configuration(<<<HTTP
                upstream ring {
                    hash \$http_key consistent;
            $upstream
                }
                server {
                    listen unix:front;
                    keepalive_requests 1000000;
                    location / { proxy_pass http://ring; proxy_next_upstream off; }
                }
            $backends
            HTTP);
    }
}

/** An nginx that ends with this object, or with this PHP whatever becomes of it. */
final class NginxProcess
{
    /** What a shell does: it ends nginx as soon as its own input ends, and removes the folder. */
    private const WATCHDOG = 'trap : INT; "$@" & read -r line; kill $!; wait; rm -rf "$0"';

    /** @var resource */
    private $process;

    /** @var resource the watchdog's input */
    private $input;

    /** @var resource a connection to it */
    private $connection;

    public function __construct(string $binary, string $configuration)
    {
        $folder = \sys_get_temp_dir() . '/interop-' . \bin2hex(\random_bytes(8));
        \mkdir($folder, 0700);
        \file_put_contents("$folder/nginx.conf", $configuration);
        $command = ['sh', '-c', self::WATCHDOG, $folder, $binary, '-p', $folder, '-c', 'nginx.conf', '-e', 'stderr'];
        $this->process = \proc_open($command, [['pipe', 'r']], $pipes, $folder);
        [$this->input] = $pipes;
        $this->connection = self::connect("unix://$folder/front");
    }

    public function __destruct()
    {
        \fclose($this->input);
        \proc_close($this->process);
    }

    /**
     * @param list<string> $keys a few, since all are asked before an answer is read
     * @return list<string> the backend of each
     */
    public function backends(array $keys): array
    {
        $requests = \array_map(fn ($key) => "GET / HTTP/1.1\r\nHost: ring\r\nKey: $key\r\n\r\n", $keys);
        \fwrite($this->connection, \implode('', $requests));
        $backends = [];
        foreach ($keys as $key) {
            $answer = (string) \stream_get_line($this->connection, 8192, "\r\n\r\n");
            if (!\preg_match('/^Backend: (\S+)/m', $answer, $match)) {
                throw new \RuntimeException("nginx answers: $answer");
            }
            $backends[] = $match[1];
        }
        return $backends;
    }

    /** @return resource */
    private static function connect(string $address)
    {
        for ($tries = 0; $tries < 5000; $tries++) {
            if ($connection = @\stream_socket_client($address)) {
                return $connection;
            }
            \usleep(1000);
        }
        throw new \RuntimeException('nginx does not start');
    }
}

<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

use Random\Randomizer;

require_once __DIR__ . '/../inc/nginx.inc';

/** An nginx on loopback, as balancer and as all of its backends. A new one for each ring. */
abstract class Nginx extends Peer
{
    public const FAILS_OVER = true;

    public function missing(): ?string
    {
        return self::program('nginx') ? null : 'nginx';
    }

    public function key(Randomizer $random): string
    {
        // Any that the value of a header can be.
        return 'k' . self::bytesBut("\0\r\n", $random) . 'k';
    }

    public function place(array $servers, array $keys, array $dead): array
    {
        $nginx = new \Daemon(
            [self::program('nginx'), '-p', '.', '-c', 'nginx.conf', '-e', 'stderr'],
            fn ($folder) => @\stream_socket_client("unix://$folder/front") ? "unix://$folder/front" : null,
            ['nginx.conf' => self::configuration($servers, $dead)]
        );
        return (new Connection($nginx->address))->http($keys);
    }

    /**
     * @param array<string, int> $servers
     * @param list<string> $dead
     */
    private static function configuration(array $servers, array $dead): string
    {
        $upstream = $backends = '';
        $hash = static::HASH;
        foreach ($servers as $server => $weight) {
            $upstream .= "        server $server weight=$weight max_fails=0;\n";
            if (!\in_array($server, $dead, true)) {
                $backends .= "    server { listen $server; add_header Backend $server; return 204; }\n";
            }
        }
        return \nginx_configuration(<<<HTTP
                error_log stderr emerg;
                upstream ring {
                    $hash;
            $upstream
                }
                server {
                    listen unix:front;
                    keepalive_requests 1000000;
                    location / { proxy_pass http://ring; }
                }
            $backends
            HTTP);
    }
}

final class NginxConsistent extends Nginx
{
    public const SCHEME = 'nginx';
    public const MOST_WEIGHT = 30;
    protected const HASH = 'hash $http_key consistent';

    /** One that nginx can listen at. The names that look cut off are no addresses to nginx, but resolve to them. */
    public function server(Randomizer $random): string
    {
        $number = $random->getInt(2, 254);
        $port = Loopback::port($random);
        $server = match ($random->getInt(0, 7)) {
            0 => "127.0.0.$number",
            1 => "127.1.$number",
            2 => "127.1.$number:$port",
            3 => $number < 10 ? '[::1]' : "[::1]:$port",
            4, 5 => "127.0.0.$number:$port",
            6 => "unix:{$random->getInt(1, 9999)}.sock",
            7 => "Unix:{$random->getInt(1, 9999)}.sock:$port",
        };
        $free = \stripos($server, 'unix:') === 0
            || Loopback::isFree(\preg_match('/:\d+$/', $server) ? $server : "$server:80");
        return $free ? $server : $this->server($random);
    }

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return $this->keysOfCrc32OnPoints($servers, $random);
    }

    public function hasForgotten(array $servers): bool
    {
        return \count($this->ring($servers)->points()) < 160 * \array_sum($servers);
    }
}

final class NginxModulo extends Nginx
{
    public const SCHEME = 'nginxModulo';
    public const MOST_WEIGHT = 1000;
    public const HAS_POINTS = false;
    protected const HASH = 'hash $http_key';

    public function keysOnPoints(array $servers, Randomizer $random): array
    {
        return self::keysOfHigh15Zero($random);
    }

    public function server(Randomizer $random): string
    {
        return "unix:{$random->getInt(1, 9999)}.sock";
    }
}

<?php

declare(strict_types=1);

namespace Workers;

/** A connection to php-fpm. It is kept open from request to request, so that one child serves them all. */
final class FastCgi
{
    private const BEGIN_REQUEST = 1;
    private const END_REQUEST = 3;
    private const PARAMS = 4;
    private const STDIN = 5;
    private const STDOUT = 6;

    private const RESPONDER = 1;
    private const KEEP_CONNECTION = 1;

    /** @var ?resource */
    private $socket = null;

    public function __construct(private string $address, private string $script)
    {
    }

    /** The body of the response, or null if the connection ended before the response. */
    public function request(string $query): ?string
    {
        $this->socket ??= @\stream_socket_client($this->address, timeout: PATIENCE) ?: null;
        if ($this->socket === null) {
            return null;
        }
        \stream_set_timeout($this->socket, PATIENCE);
        $params = '';
        foreach (['SCRIPT_FILENAME' => $this->script, 'REQUEST_METHOD' => 'GET', 'QUERY_STRING' => $query] as $name => $value) {
            $params .= self::length($name) . self::length($value) . $name . $value;
        }
        @\fwrite($this->socket, self::record(self::BEGIN_REQUEST, \pack('nCx5', self::RESPONDER, self::KEEP_CONNECTION))
            . self::record(self::PARAMS, $params) . self::record(self::PARAMS, '') . self::record(self::STDIN, ''));
        $response = '';
        do {
            $header = $this->read(8);
            if ($header === null) {
                $this->socket = null;
                return null;
            }
            ['type' => $type, 'length' => $length, 'padding' => $padding] = \unpack('x/Ctype/x2/nlength/Cpadding', $header);
            $content = $this->read($length + $padding);
            if ($type === self::STDOUT) {
                $response .= \substr((string) $content, 0, $length);
            }
        } while ($type !== self::END_REQUEST);
        return \explode("\r\n\r\n", $response, 2)[1] ?? '';
    }

    private function read(int $length): ?string
    {
        if ($length === 0) {
            return '';
        }
        $bytes = \stream_get_contents($this->socket, $length);
        return \strlen((string) $bytes) === $length ? $bytes : null;
    }

    private static function record(int $type, string $content): string
    {
        return \pack('CCnnxx', 1, $type, 1, \strlen($content)) . $content;
    }

    private static function length(string $text): string
    {
        return \strlen($text) < 128 ? \chr(\strlen($text)) : \pack('N', \strlen($text) | 1 << 31);
    }
}

<?php

declare(strict_types=1);

namespace Workers;

/** A connection to a web server that stays open and sends its bodies in chunks, as nginx does those of php-fpm. */
final class Http
{
    /** @var ?resource */
    private $socket = null;

    public function __construct(private string $address)
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
        @\fwrite($this->socket, "GET /?$query HTTP/1.1\r\nHost: localhost\r\n\r\n");
        $header = \stream_get_line($this->socket, 8192, "\r\n\r\n");
        if ($header === false || \stripos($header, 'Transfer-Encoding: chunked') === false) {
            // Ended, or an answer of the web server itself, which its header tells.
            $this->socket = null;
            return $header === false ? null : $header;
        }
        $body = '';
        do {
            $size = \hexdec((string) \stream_get_line($this->socket, 16, "\r\n"));
            $body .= $size === 0 ? '' : \stream_get_contents($this->socket, $size);
            // An empty line behind each chunk, the last and empty one, too.
            \stream_get_line($this->socket, 2, "\r\n");
        } while ($size !== 0);
        return $body;
    }
}

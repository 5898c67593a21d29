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
        $body = '';
        // Without a body, or with one of another form, this ends at once.
        while ($size = \hexdec((string) \stream_get_line($this->socket, 16, "\r\n"))) {
            $body .= \stream_get_contents($this->socket, $size);
            \stream_get_line($this->socket, 2, "\r\n");
        }
        \stream_get_line($this->socket, 2, "\r\n");
        if ($header === false || \stripos($header, 'Transfer-Encoding: chunked') === false) {
            $this->socket = null;
            return $header === false ? null : $header;
        }
        return $body;
    }
}

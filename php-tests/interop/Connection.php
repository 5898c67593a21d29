<?php

declare(strict_types=1);

namespace ConsistentHashInterop;

/** A connection to a server that answers requests in their order. */
final class Connection
{
    private const SECONDS = 20;

    /** So many requests are sent before an answer is read. All of them and their answers must fit into the sockets. */
    private const AT_ONCE = 100;

    /** @var resource */
    private $stream;

    /** @param string $address as stream_socket_client() takes it */
    public function __construct(string $address)
    {
        $this->stream = \stream_socket_client($address, timeout: self::SECONDS);
        \stream_set_timeout($this->stream, self::SECONDS);
    }

    /**
     * @param list<string> $keys
     * @return list<string> what the header Backend of the response to each of these values of the header Key says
     */
    public function http(array $keys): array
    {
        $requests = \array_map(fn ($key) => "GET / HTTP/1.1\r\nHost: ring\r\nKey: $key\r\n\r\n", $keys);
        return $this->ask($requests, function (): string {
            $answer = $this->line("\r\n\r\n");
            return \preg_match('/^Backend: (\S+)/mi', $answer, $match) ? $match[1] : throw self::unexpected($answer);
        });
    }

    /**
     * @param list<list<string>> $commands
     * @return list<string> the answers of a Redis
     */
    public function redis(array $commands): array
    {
        $requests = [];
        foreach ($commands as $arguments) {
            $lines = \array_map(fn ($argument) => '$' . \strlen($argument) . "\r\n$argument\r\n", $arguments);
            $requests[] = '*' . \count($arguments) . "\r\n" . \implode('', $lines);
        }
        return $this->ask($requests, function (): string {
            $line = $this->line("\r\n");
            return match ($line[0]) {
                ':', '+' => \substr($line, 1),
                '$' => $this->line("\r\n"),   // no answer asked for here holds an end of line
                default => throw self::unexpected($line),
            };
        });
    }

    /**
     * @param list<string> $requests
     * @param \Closure(): string $read one answer
     * @return list<string>
     */
    private function ask(array $requests, \Closure $read): array
    {
        $answers = [];
        foreach (\array_chunk($requests, self::AT_ONCE) as $chunk) {
            \fwrite($this->stream, \implode('', $chunk));
            foreach ($chunk as $request) {
                $answers[] = $read();
            }
        }
        return $answers;
    }

    private function line(string $end): string
    {
        $line = \stream_get_line($this->stream, 65536, $end);
        return $line === false || $line === '' ? throw self::unexpected('nothing') : $line;
    }

    private static function unexpected(string $answer): \RuntimeException
    {
        return new \RuntimeException("unexpected answer: $answer");
    }
}

<?php
/*
 * Requests die in every method, in every way; the same worker serves the next ones correctly, from a ring cache that
 * still works.
 *
 *   php -n php-tests/workers/survival.php MODULE [FPM]
 *
 * MODULE is the extension, FPM the binary of php-fpm; without it, PHP's built-in server is tested.
 */

declare(strict_types=1);

namespace Workers;

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/Tally.php';
require __DIR__ . '/FastCgi.php';
require __DIR__ . '/Server.php';
require __DIR__ . '/rings.php';
require __DIR__ . '/deaths.php';

/** Bytes that a method finds left: from hardly anything to enough for most. */
const ROOMS = [300_000, 350_000, 450_000, 600_000, 800_000, 1_100_000, 1_500_000];

final class Survival
{
    private Tally $tally;
    private int $worker;

    /** A ring of this number has not been asked for before. */
    private int $fresh = 0;

    public function __construct(private Workers $server)
    {
        $this->tally = new Tally();
        [$this->worker] = $server->workers();
    }

    public function run(): never
    {
        $this->works('at the start');
        foreach (methods() as $class => $methods) {
            foreach ($methods as $method => [$places]) {
                foreach (\explode(' ', $places) as $i => $place) {
                    foreach (DEATHS as $death => $pattern) {
                        // A limit of time takes a second each: once a method.
                        if ($death !== 'time' || $i === 0) {
                            $request = ['ring' => $this->fresh++, 'class' => $class, 'method' => $method, 'place' => $place, 'death' => $death];
                            $this->dies($request, $pattern);
                            $this->works("after $class::$method() died by $death in $place");
                        }
                    }
                }
            }
        }
        foreach (allocations() as $class => $methods) {
            foreach (\array_keys($methods) as $method) {
                $deaths = 0;
                foreach (ROOMS as $room) {
                    $body = $this->request(\compact('class', 'method', 'room'));
                    if ($body !== "begun\nsurvived\n") {
                        $deaths++;
                        $this->tally->check(\preg_match(DEATHS['memory'], $body) === 1, "$class::$method() with $room bytes ends in PHP's error: $body");
                    }
                    $this->works("after $class::$method() with $room bytes");
                }
                $this->tally->check($deaths > 0, "$class::$method() needs memory");
            }
        }
        foreach (computations() as $class => $methods) {
            foreach (\array_keys($methods) as $method) {
                $this->dies(\compact('class', 'method') + ['time' => 1], DEATHS['time']);
                $this->works("after $class::$method() ran out of time");
            }
        }
        foreach (impossible() as $class => $methods) {
            foreach (\array_keys($methods) as $method) {
                $this->dies(\compact('class', 'method'), TOO_LARGE);
                $this->works("after the impossible $class::$method()");
            }
        }
        $this->tally->finish();
    }

    /** @param array<string, string|int> $request */
    private function dies(array $request, string $pattern): void
    {
        $body = $this->request($request);
        $this->tally->check(\preg_match($pattern, $body) === 1, \json_encode($request) . " answers: $body");
    }

    /** The worker builds rings that it has not seen, keeps them and finds them again. */
    private function works(string $when): void
    {
        $id = $this->fresh++;
        $this->request(['ring' => $id]);
        $body = $this->request(['ring' => $id]);
        $said = \json_decode($body, true);
        $this->tally->check(
            ($said['answers'] ?? null) === answers($id) && $said['found'] === 2 && $said['pid'] === $this->worker,
            "$when, worker $this->worker answers: $body"
        );
    }

    /** @param array<string, string|int> $request */
    private function request(array $request): string
    {
        $body = $this->server->request(\http_build_query($request));
        if ($body === null) {
            $this->tally->check(false, 'the worker died or hangs in ' . \json_encode($request) . ":\n" . $this->server->log());
            $this->tally->finish();
        }
        return $body;
    }
}

[, $arguments] = \command_line(__FILE__, least: 1, most: 2);
// Room for some ten rings: if dead requests held theirs, there would soon be none for others.
$options = options($arguments[0], '8K');
(new Survival(isset($arguments[1]) ? new Fpm($arguments[1], $options) : new BuiltIn($options)))->run();

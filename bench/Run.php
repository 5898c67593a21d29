<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** All measurements of one run: tasks in child processes, mode beside mode, several times round. */
final class Run
{
    public readonly Results $results;

    /** @var array<string, string> mode => description */
    public readonly array $modes;

    /** @var list<string> */
    public readonly array $sizes;

    /** What a child says of the contenders. */
    public readonly array $about;

    /** @var array<string, float> "contender/size" => the nanoseconds that one build would take, by extrapolation */
    public array $skipped = [];

    public int $rounds;

    /** How many sets of servers the balance is the median of. */
    public int $balanceSets;

    public float $took = 0;

    /** Task => its share of the time. */
    private const SHARES = ['lookup' => 0.5, 'batch' => 0.05, 'build' => 0.3, 'again' => 0.15];

    public function __construct(private Php $php, public readonly bool $quick, private float $seconds)
    {
        $this->results = new Results();
        $this->modes = $php->modes();
        $this->about = $php->child('off', ['do' => 'about']);
        $this->sizes = $quick ? ['10×5', '100×160'] : \array_keys(SIZES);
        $this->rounds = $quick ? 1 : ($seconds < 120 ? 2 : 3);
        $this->balanceSets = $quick ? 3 : 25;
        if ($quick) {
            $this->seconds = 8;
        }
    }

    public function go(): void
    {
        $start = \hrtime(true);
        $this->balance();
        $this->memory();

        $tasks = [];
        for ($round = 0; $round < $this->rounds; $round++) {
            foreach (self::SHARES as $do => $share) {
                foreach ($this->modes as $mode => $_) {
                    $tasks[] = [$round, $do, $mode, $share];
                }
            }
        }
        foreach ($tasks as $i => [$round, $do, $mode, $share]) {
            $this->say(\sprintf('%d of %d: %s, JIT %s', $i + 1, \count($tasks), $do, $mode));
            // Some tasks need longer than they were given: the others share what is left.
            $left = $this->seconds - (\hrtime(true) - $start) / 1e9;
            $seconds = \max(0, $left * $share / \array_sum(\array_column(\array_slice($tasks, $i), 3)));
            $task = ['do' => $do, 'sizes' => $this->sizes, 'seconds' => $seconds, 'first' => $round === 0];
            $result = $this->php->child($mode, $task, $do === 'build' ? '0' : null);
            $this->results->add($mode, $result['samples']);
            $this->skipped += $result['skipped'] ?? [];
        }
        $this->say('');
        $this->took = (\hrtime(true) - $start) / 1e9;
    }

    /** The same in every mode, so in one only. */
    private function balance(): void
    {
        $this->say('balance');
        $task = ['do' => 'balance', 'sets' => $this->balanceSets];
        $this->results->add('off', $this->php->child('off', $task, '0')['samples']);
    }

    /** The same in every mode, so in one only; the native class also without the ring cache, as if that were a mode. */
    private function memory(): void
    {
        foreach (['ext', 'ring', 'polyfill', 'hashring', 'ketamaring', 'memcached', 'redis'] as $name) {
            foreach ($this->sizes as $size) {
                $this->say("memory: $name, $size");
                $task = ['do' => 'memory', 'contender' => $name, 'sizes' => [$size]];
                $this->results->add('off', $this->php->child('off', $task)['samples']);
                if ($name === 'ext') {
                    $this->results->add('alone', $this->php->child('off', $task, '0')['samples']);
                }
            }
        }
    }

    private function say(string $what): void
    {
        if (\stream_isatty(STDERR)) {
            \fwrite(STDERR, "\r\e[K$what");
        }
    }
}

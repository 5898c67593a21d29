<?php

declare(strict_types=1);

namespace ConsistentHashBench;

/** Runs tasks in processes of their own, with the settings of a mode and none of the machine's php.ini. */
final class Php
{
    public const MODES = ['off' => 'no opcache, no JIT', 'on' => 'opcache, tracing JIT'];

    private const OPCACHE = [
        'off' => ['opcache.enable=0', 'opcache.enable_cli=0'],
        'on' => [
            'opcache.enable=1', 'opcache.enable_cli=1', 'opcache.jit=tracing', 'opcache.jit_buffer_size=64M',
            // The copy of the polyfill has just been written, and opcache does not cache so young a file.
            'opcache.file_update_protection=0',
        ],
    ];

    /** @var list<string> what loads the extensions */
    private array $load = [];

    public function __construct(private string $module, private string $folder)
    {
        $there = $this->extensions();
        if (!\in_array('Zend OPcache', $there, true)) {
            $this->load[] = 'zend_extension=opcache';
        }
        // memcached and redis may have been built with these two, and need them first then.
        foreach (['igbinary', 'msgpack', 'memcached', 'redis'] as $name) {
            if (!\in_array($name, $there, true) && \in_array($name, $this->extensions("extension=$name"), true)) {
                $this->load[] = "extension=$name";
            }
        }
        $this->load[] = "extension=$this->module";
        if (!\in_array('consistent_hash', $this->extensions(), true)) {
            throw new \RuntimeException('this PHP does not load the module');
        }
    }

    /** @return list<string> */
    private function extensions(string ...$more): array
    {
        $list = ['-r', 'echo json_encode(get_loaded_extensions());'];
        $list = $this->run([...$this->load, ...$more], $list, quiet: true);
        return \json_decode((string) \strstr($list, '['), true) ?? [];
    }

    /**
     * @param array<string, mixed> $task
     * @return array<string, mixed>
     */
    public function child(string $mode, array $task, ?string $cacheSize = null): array
    {
        // All but deprecations: what Predis does is not for us to mend.
        $settings = [...$this->load, ...self::OPCACHE[$mode], 'memory_limit=-1', 'error_reporting=8191'];
        if ($cacheSize !== null) {
            $settings[] = "consistent_hash.cache_size=$cacheSize";
        }
        $task += ['folder' => $this->folder, 'sizes' => [], 'seconds' => 0.0, 'first' => false];
        $arguments = [__DIR__ . '/bench.php', '--child', \json_encode($task, JSON_THROW_ON_ERROR)];
        // Where memory is measured, what was freed goes back at once: what is resident is in use then.
        $environment = $task['do'] === 'memory' ? ['MALLOC_TRIM_THRESHOLD_' => '0', 'MALLOC_ARENA_MAX' => '1'] : [];
        $output = $this->run($settings, $arguments, $environment);
        $result = \json_decode($output, true);
        if (!\is_array($result)) {
            throw new \RuntimeException("$task[do], $mode: no figures but: " . \substr($output, 0, 2000));
        }
        return $result;
    }

    /** @return array<string, string> the modes that this PHP can run in */
    public function modes(): array
    {
        $modes = [];
        foreach (self::MODES as $mode => $description) {
            if ($this->child($mode, ['do' => 'about'])['jit'] === ($mode === 'on')) {
                $modes[$mode] = $description;
            }
        }
        return $modes;
    }

    private function run(array $settings, array $arguments, array $environment = [], bool $quiet = false): string
    {
        $command = [\getenv('PHP') ?: PHP_BINARY, '-n', '-d', 'display_errors=stderr'];
        foreach ($settings as $setting) {
            \array_push($command, '-d', $setting);
        }
        // What is not told is inherited; STDERR itself would be rewound where it is a file.
        $errors = $quiet ? [2 => ['file', '/dev/null', 'w']] : [];
        $pipes = [];
        $process = \proc_open(
            [...$command, ...$arguments],
            [1 => ['pipe', 'w']] + $errors,
            $pipes,
            null,
            $environment + \getenv(),
        );
        $output = \stream_get_contents($pipes[1]);
        $status = \proc_close($process);
        if ($status !== 0 && !$quiet) {
            throw new \RuntimeException("a child process ended with status $status: " . \substr($output, 0, 2000));
        }
        return $output;
    }
}

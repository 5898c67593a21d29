<?php

declare(strict_types=1);

/** A PHP process with the extension, and how it ended. */
final class Child
{
    /** What it wrote to standard output and standard error. */
    public string $said = '';

    /** What it wrote to its descriptor 3. */
    public string $told = '';

    /** The exit code; 128 more than its number for a signal, as a shell has it. */
    public int $code;

    public bool $hangs = false;

    /**
     * Runs it to its end, or until it has told nothing for $patience seconds. It has $megabytes of address space.
     *
     * @param list<string> $php the command that runs PHP
     * @param list<string> $arguments of it
     */
    public function __construct(array $php, array $arguments, float $patience, ?int $megabytes = null)
    {
        $space = $megabytes === null ? 'unlimited' : $megabytes << 10;
        $command = ['sh', '-c', "ulimit -c 0; ulimit -v $space; exec \"\$@\"", 'sh', ...$php, ...$arguments];
        $process = proc_open($command, [['file', '/dev/null', 'r'], ['pipe', 'w'], ['redirect', 1], ['pipe', 'w']], $pipes);
        $open = [1 => $pipes[1], 3 => $pipes[3]];
        $deadline = microtime(true) + $patience;
        while ($open !== []) {
            $readable = $open;
            $none = null;
            stream_select($readable, $none, $none, 1);
            foreach ($readable as $descriptor => $pipe) {
                $read = (string) fread($pipe, 65536);
                if ($read === '' && feof($pipe)) {
                    unset($open[$descriptor]);
                } elseif ($descriptor === 1) {
                    $this->said .= $read;
                } else {
                    $this->told .= $read;
                    $deadline = microtime(true) + $patience;
                }
            }
            if (microtime(true) > $deadline) {
                $this->hangs = true;
                proc_terminate($process, 9);
                break;
            }
        }
        array_map(fclose(...), $pipes);
        do {
            $status = proc_get_status($process);
        } while ($status['running'] && usleep(1000) === null);
        $this->code = $status['signaled'] ? 128 + $status['termsig'] : $status['exitcode'];
    }

    /** Whether PHP itself ended it, since it wanted more memory than memory_limit allows. */
    public function exceededMemoryLimit(): bool
    {
        return $this->code === 255 && preg_match('/Allowed memory size of \d+ bytes exhausted|exceeds the memory limit/', $this->said) === 1;
    }

    public function end(): string
    {
        return $this->hangs ? 'does not end' : "ends with exit code $this->code: " . substr(trim($this->said), -600);
    }
}

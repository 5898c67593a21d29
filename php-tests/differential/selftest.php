<?php
/*
 * Shows that the differential test can fail: takes copies of the userland class with one subtle fault each in place
 * of the extension, and expects each fault to be found within a few seconds.
 *
 *   php php-tests/differential/selftest.php [FAULT]
 */

require __DIR__ . '/../../examples/inc/command_line.php';

const POLYFILL = __DIR__ . '/../../php/polyfill/ConsistentHash.php';

/* name => [what it replaces, by what]; the first place only. */
$faults = [
    'the first server keeps a position' => ['$this->virtualPos[$position] = $server;', '$this->virtualPos[$position] ??= $server;'],
    'a position is not its own key\'s' => ['if ($position <= $candidate)', 'if ($position < $candidate)'],
    'positions compare as strings' => ['if ($position <= $candidate)', 'if (strcmp($position, $candidate) <= 0)'],
    'positions compare as ints' => ['if ($position <= $candidate)', 'if ((int) $position <= $candidate)'],
    'no ksort' => ['ksort($this->virtualPos, SORT_NUMERIC);', ''],
    'ksort with other flags' => ['ksort($this->virtualPos, SORT_NUMERIC);', 'ksort($this->virtualPos);'],
    'ksort only if something came' => ['ksort($this->virtualPos, SORT_NUMERIC);', '$i > 0 && ksort($this->virtualPos, SORT_NUMERIC);'],
    'ksort although the server is there' => ["            }\n            return true;", "            } else { ksort(\$this->virtualPos, SORT_NUMERIC); }\n            return true;"],
    'lookup does not reset' => ['reset($this->virtualPos);', ''],
    'lookup starts at the first entry' => ['$found = current($this->virtualPos);', '$found = $this->virtualPos ? $this->virtualPos[array_key_first($this->virtualPos)] : false;'],
    'null for an empty ring' => ['return $found;', 'return $found === false && !$this->virtualPos ? null : $found;'],
    'int positions in serverList' => ['$this->serverList[$server][] = $position;', '$this->serverList[$server][] = is_numeric($position) ? (int) $position : $position;'],
    'array_key_exists for isset' => ['if (!isset($this->serverList[$server]))', 'if (!array_key_exists((string) $server, (array) $this->serverList))'],
    'not empty for isset' => ['if (isset($this->serverList[$key]))', 'if (!empty($this->serverList[$key]))'],
    'removal forgets the next free key' => ['unset($this->serverList[$key]);', 'unset($this->serverList[$key]); if (!$this->virtualPos) { $this->virtualPos = []; }'],
    'removal spares what others have taken over' => ['unset($this->virtualPos[$position]);', 'if (($this->virtualPos[$position] ?? null) == $key) { unset($this->virtualPos[$position]); }'],
    'removal keeps an empty list' => ['unset($this->serverList[$key]);', '$this->serverList[$key] = [];'],
    'numeric servers become ints' => ['$this->virtualPos[$position] = $server;', '$this->virtualPos[$position] = is_string($server) && (string) (int) $server === $server ? (int) $server : $server;'],
    'servers become strings' => ['$this->virtualPos[$position] = $server;', '$this->virtualPos[$position] = is_int($server) ? (string) $server : $server;'],
    'clones share' => ['if (!isset($this->serverList[$server])) {', 'static $keep = []; $keep[spl_object_id($this)] = &$this->virtualPos; if (!isset($this->serverList[$server])) {'],
    'virtualPosNum is read once' => ['for ($i = 0; $i < $this->virtualPosNum; $i++)', 'for ($i = 0, $n = $this->virtualPosNum; $i < $n; $i++)'],
    'virtualPosNum is an int' => ['for ($i = 0; $i < $this->virtualPosNum; $i++)', 'for ($i = 0; $i < (int) $this->virtualPosNum; $i++)'],
    'another 62nd virtual node' => ["\$server . '-' . \$i", "\$server . '-' . (\$i + (\$i > 60))"],
    'the first virtual node does not call an overridden cHash' => ["\$this->cHash(\$server . '-' . \$i)", "(\$i ? \$this->cHash(\$server . '-' . \$i) : self::cHash(\$server . '-' . \$i))"],
    'addServers does not call an overridden addServer' => ['$this->addServer($server);', 'self::addServer($server);'],
    'lookupMany does not call an overridden lookup' => ['$this->lookup($key);', 'self::lookup($key);'],
    'lookupMany forgets keys' => ['$servers[$name] =', '$servers[] ='],
    'the hash takes null in silence' => ['crc32(md5($str))', 'crc32(md5($str ?? ""))'],
    'the hash is an int' => ["return sprintf('%u', crc32(md5(\$str)));", 'return crc32(md5($str));'],
    'the hash is signed' => ["return sprintf('%u', crc32(md5(\$str)));", 'return (string) (crc32(md5($str)) << 32 >> 32);'],
    'lookupList compares loosely' => ['!in_array($server, $found, true)', '!in_array($server, $found)'],
    'lookupList does not wrap' => ['foreach ($before as $server) {', 'foreach ([] as $server) {'],
    'lookupList takes 0' => ['if ($count < 1)', 'if ($count < 0)'],
    'lookupList takes null' => ['($key, int $count)', '($key, ?int $count)'],
    'lookupList does not reset' => ["reset(\$this->virtualPos);\n\n", "\n\n"],
    'one more property' => ['public $virtualPosNum = 5;', 'public $virtualPosNum = 5; public $more;'],
    'addServers takes an iterator' => ['addServers(array $servers)', 'addServers(iterable $servers)'],
    'another parameter name' => ["removeServer(\$key)\n        {", "removeServer(\$server)\n        {\n \$key = \$server;"],
    'addServer stores its list at the end' => ['$this->serverList[$server][] = $position;', '$later[] = $position; if ($i + 1 >= $this->virtualPosNum) { $this->serverList[$server] = $later; }'],
    'a server that begins with a minus is an int' => ['$this->serverList[$server][] = $position;', '$this->serverList[is_string($server) && preg_match("/^-[^\d]*$/", $server) ? 0 : $server][] = $position;'],
    'a leak' => ['reset($this->virtualPos);', 'static $keep = []; $keep[] = $this; reset($this->virtualPos);'],
    'a crash' => ['$found = current($this->virtualPos);', '$found = current($this->virtualPos); if (is_array($this->serverList) && count($this->serverList) === 7) { posix_kill(getmypid(), 11); }'],
];

[, $arguments] = command_line(__FILE__, most: 1);
$only = $arguments[0] ?? null;
$polyfill = file_get_contents(POLYFILL);
$file = tempnam(sys_get_temp_dir(), 'differential');
$passed = $failed = 0;
$report = function (string $name, bool $good, string $more) use (&$passed, &$failed) {
    $good ? $passed++ : $failed++;
    echo $good ? 'ok    ' : 'FAILED', " $name", $more === '' ? '' : " ($more)", "\n";
};
$run = function (string $source, array $arguments) use ($file): array {
    file_put_contents($file, $source);
    $environment = ['DIFFERENTIAL_SELFTEST' => $source === '' ? '' : $file] + getenv();
    $process = proc_open(array_merge([PHP_BINARY, __DIR__ . '/run.php'], $arguments), [['file', '/dev/null', 'r'], ['pipe', 'w'], ['file', '/dev/null', 'w']], $pipes, null, $environment);
    $output = stream_get_contents($pipes[1]);
    return [proc_close($process), $output];
};

foreach ($faults as $name => [$what, $by]) {
    if ($only !== null && strpos($name, $only) === false) {
        continue;
    }
    $at = strpos($polyfill, $what);
    if ($at === false) {
        $report($name, false, 'the userland class does not contain what it replaces');
        continue;
    }
    $start = microtime(true);
    [$code, $output] = $run(substr_replace($polyfill, $by, $at, strlen($what)), ['--seed', '1', '--seconds', '10']);
    $how = preg_match('/^(DIFFERENCE|CRASH)/m', $output, $match) ? $match[1] : 'nothing';
    $report($name, $code === 1 && $how === ($name === 'a crash' ? 'CRASH' : 'DIFFERENCE'), sprintf('%s, %.1f s', $how, microtime(true) - $start));
    if ($only !== null) {
        echo $output;
    }
}
if ($only === null) {
    [$code, $output] = $run($polyfill, ['--seed', '2', '--programs', '3000']);
    $report('no difference without a fault', $code === 0 && strpos($output, ' 0 differences') !== false, '');
    [, $first] = $run($polyfill, ['--seed', '3', '--only', '5']);
    [, $second] = $run($polyfill, ['--seed', '3', '--only', '5']);
    $report('a seed and a number make a program', $first === $second && strpos($first, 'program 5:') !== false, '');
    [$code] = $run('', ['--programs', '1']);
    $report('exit code 2 without an extension', $code === 2, '');
}
unlink($file);
echo "$passed passed, $failed failed\n";
exit($failed ? 1 : 0);

--TEST--
A worker's next request finds the ring of the first, also after requests that died
--EXTENSIONS--
consistent_hash
--FILE--
<?php
$script = __DIR__ . '/cache_outlives_a_request.inc';
file_put_contents($script, <<<'PHP'
<?php
ini_set('display_errors', '0');
$h = new ConsistentHash;
$h->virtualPosNum = 160;
for ($i = 0; $i < 20; $i++) {
    $h->addServer("10.0.0.$i:11211");
}
$server = $h->lookup('key');
switch ($_SERVER['QUERY_STRING'] ?? '') {
    case 'exit':
        exit;
    case 'fatal':
        set_error_handler(fn () => nothing());
        $h->lookup(null);
    case 'memory':
        ini_set('memory_limit', '4M');
        $h->virtualPosNum = 1 << 20;
        $h->addServer('huge');
        $h->lookup('x');
}
$info = consistent_hash_cache_info();
echo "$server, $info[entries] ring, $info[hits] hits, $info[misses] miss\n";
PHP);
$free = stream_socket_server('tcp://127.0.0.1:0');
$address = stream_socket_get_name($free, false);
fclose($free);
$null = ['file', '/dev/null', 'w'];
$server = proc_open(
    'exec ' . getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS')
        . " -d consistent_hash.cache_size=1M -S $address $script",
    [$null, $null, $null],
    $pipes
);
for ($tries = 0; !($up = @fsockopen("tcp://$address")) && $tries < 1200; $tries++) {
    usleep(50000);
}
fclose($up);
foreach (['', '', 'exit', 'fatal', 'memory', ''] as $how) {
    $context = stream_context_create(['http' => ['ignore_errors' => true]]);
    echo $how, ': ', trim(file_get_contents("http://$address/?$how", false, $context)), "\n";
}
proc_terminate($server);
?>
--CLEAN--
<?php
unlink(__DIR__ . '/cache_outlives_a_request.inc');
?>
--EXPECTF--
: 10.0.0.%d:11211, 1 ring, 0 hits, 1 miss
: 10.0.0.%d:11211, 1 ring, 1 hits, 1 miss
exit: 
fatal: 
memory: 
: 10.0.0.%d:11211, 1 ring, 5 hits, 1 miss

--TEST--
The servers of an example end, and their folders go, when its PHP is killed
--SKIPIF--
<?php require __DIR__ . '/skip_memcached.inc'; ?>
--FILE--
<?php
$daemon = var_export(__DIR__ . '/../../examples/inc/Daemon.php', true);
$code = <<<CODE
    require $daemon;
    \$daemon = Daemon::memcached();
    echo \$daemon->address;
    stream_socket_client("tcp://\$daemon->address");
    exec('kill -9 ' . getmypid());
    CODE;
$folder = sys_get_temp_dir() . '/' . bin2hex(random_bytes(8));
mkdir($folder);
$command = "TMPDIR=$folder " . getenv('TEST_PHP_EXECUTABLE') . ' -n -r ' . escapeshellarg($code) . ' 2>/dev/null';
$address = shell_exec($command);
echo preg_replace('/\d+$/', 'PORT', $address), "\n";
for ($tries = 0; $tries < 500 && ($connected = @stream_socket_client("tcp://$address")); $tries++) {
    usleep(10000);
}
var_dump($connected);
for ($tries = 0; $tries < 500 && glob("$folder/*"); $tries++) {
    usleep(10000);
}
var_dump(rmdir($folder));
?>
--EXPECT--
127.0.0.1:PORT
bool(false)
bool(true)

--TEST--
The extension works with opcache and the tracing JIT on
--INI--
opcache.enable_cli=1
opcache.jit=tracing
opcache.jit_buffer_size=32M
--SKIPIF--
<?php if (!extension_loaded('consistent_hash') || !extension_loaded('Zend OPcache')) die('skip needs the extension and opcache'); ?>
--FILE--
<?php
function run(): string
{
    $h = new ConsistentHash;
    for ($i = 0; $i < 200; $i++) {
        $h->addServer("s$i");
        $h->lookup("key$i");
    }
    return md5(serialize($h));
}
$first = run();
for ($i = 0, $same = 0; $i < 20; $i++) {
    $same += run() === $first;
}
var_dump($same, opcache_get_status(false)['opcache_enabled'] ?? null);
?>
--EXPECT--
int(20)
bool(true)

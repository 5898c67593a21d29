--TEST--
A ring whose properties are never read takes far less memory than one whose were
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); if (getenv('USE_ZEND_ALLOC') === '0') die('skip PHP counts no memory without its allocator'); ?>
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPosNum = 160;
$before = memory_get_usage();
for ($i = 0; $i < 100; $i++) {
    $h->addServer("server$i");
}
$h->lookup('x');
$unread = memory_get_usage() - $before;
$copy = [$h->virtualPos, $h->serverList];
$read = memory_get_usage() - $before;
var_dump($unread * 2 < $read, count($copy[0]) > 15900, count($copy[1]));
?>
--EXPECT--
bool(true)
bool(true)
int(100)

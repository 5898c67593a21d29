--TEST--
A property that was read can be written again and again without a copy that grows memory
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
$h = new ConsistentHash;
for ($i = 0; $i < 200; $i++) {
    $h->addServer("server$i");
}
$h->virtualPos[1] = 'one';
$before = memory_get_usage();
for ($i = 0; $i < 2000; $i++) {
    $h->virtualPos[1] = $i;
    $h->lookup('x');
}
var_dump(memory_get_usage() - $before < 262144);
?>
--EXPECT--
bool(true)

--TEST--
A resource is the server of its number, with a warning per use as an array offset
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

$h = new ConsistentHash;
$file = fopen('php://memory', 'r');
attempt(fn() => $h->addServer($file));
var_dump(array_keys($h->serverList) === [(int) $file], $h->lookup('x') === $file);
var_dump($h->serverList[(int) $file][1] === $h->cHash("$file-1"));
attempt(fn() => $h->addServer($file));
attempt(fn() => $h->removeServer($file));
var_dump($h->serverList, $h->virtualPos);
?>
--EXPECTF--
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
bool(true)
bool(true)
bool(true)
bool(true)
Warning: Resource ID#%d used as offset, casting to integer (%d)
bool(true)
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
Warning: Resource ID#%d used as offset, casting to integer (%d)
bool(true)
array(0) {
}
array(0) {
}

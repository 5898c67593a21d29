--TEST--
null is the server '' in serverList and stays null in the ring
--SKIPIF--
<?php if (PHP_VERSION_ID >= 80500) die('skip null as an array offset is deprecated since PHP 8.5'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
attempt(fn() => $h->addServer(null));
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->addServer(''));
show($h);
attempt(fn() => $h->removeServer(null));
show($h);
attempt(fn() => $h->addServer(''));
attempt(fn() => $h->addServer(null));
attempt(fn() => $h->lookup('x'));
?>
--EXPECT--
bool(true)
NULL
bool(true)
"": ["3126782769","1825578390","1351649935","3428800100","1019264543"]
  1019264543 => null
  1351649935 => null
  1825578390 => null
  3126782769 => null
  3428800100 => null
bool(true)
bool(true)
bool(true)
string(0) ""

--TEST--
null is the server '' in serverList and stays null in the ring
--FILE--
<?php
require __DIR__ . '/../inc/null_offsets.inc';
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
attempt_with_null(6, fn() => $h->addServer(null));
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->addServer(''));
show($h);
attempt_with_null(2, fn() => $h->removeServer(null));
show($h);
attempt(fn() => $h->addServer(''));
attempt_with_null(1, fn() => $h->addServer(null));
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
